/**
 * The merchant's look at an element, for a frame of another origin: the values of custom properties, by the names that
 * the frame knows. A property without a value is left out.
 */
export function readLook(element: Element, properties: Readonly<Record<string, string>>): Record<string, string> {
  const style = getComputedStyle(element);
  const look = Object.entries(properties).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return Object.fromEntries(look.filter(([, value]) => value));
}
