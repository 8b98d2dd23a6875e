/**
 * Creates an element with attributes and content.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} content
 */
export function element(tag, attributes = {}, ...content) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...content);
  return created;
}

/**
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {Node[]} content
 */
export function shape(tag, attributes = {}, ...content) {
  const created = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...content);
  return created;
}
