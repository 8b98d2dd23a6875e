/** Colours that what others draw is given, and the custom properties they come from. */
const properties = { text: '--color-text', accent: '--color-accent', 'on-accent': '--color-on-accent' };

/** The merchant's colours where an element stands. */
export function lookOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const colours = Object.entries(properties).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return Object.fromEntries(colours.filter(([, colour]) => colour));
}
