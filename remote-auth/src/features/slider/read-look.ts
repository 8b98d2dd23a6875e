/** Names that the frame receives, and their custom properties. */
const properties = {
  text: '--color-text',
  accent: '--color-accent',
  'on-accent': '--color-on-accent',
  radius: '--radius-control',
  corner: '--corner-shape',
};

/** The merchant's colours and corners at an element. */
export function readLook(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const look = Object.entries(properties).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return Object.fromEntries(look.filter(([, value]) => value));
}
