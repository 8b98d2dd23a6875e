/** Names that the frame receives, and their custom properties. */
const properties = {
  text: '--color-text',
  card: '--color-card',
  raised: '--color-raised',
  accent: '--color-accent',
  'on-accent': '--color-on-accent',
  border: '--color-border',
  outline: '--color-outline',
  negative: '--color-negative',
  focus: '--color-focus',
};

/** The merchant's colours at an element. */
export function roomLook(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const look = Object.entries(properties).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return Object.fromEntries(look.filter(([, value]) => value));
}
