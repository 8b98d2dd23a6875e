/** What is wrong with content that the portal shows. Runs in the page. */
export function inspectContent(root: Element): string[] {
  const faults: string[] = [];
  const runs =
    'applet audio base button dialog embed form frame frameset iframe input link math meta object select script style svg template textarea video'.split(
      ' ',
    );
  const ask =
    /^(on.*|style|srcdoc|srcset|ping|formaction|action|slot|part|popover.*|autofocus|contenteditable|tabindex|accesskey|background|xlink:.*|role|aria-.*|data-.*)$/i;
  const bounds = root.getBoundingClientRect();
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    if (runs.includes(name) || name.includes('-')) faults.push(`<${name}> is shown`);
    for (const { name: attribute, value } of element.attributes) {
      // the cleaner cannot remove `is`, and empties it
      if (attribute === 'is' && value !== '') faults.push(`<${name}> is a ${value}`);
      if (ask.test(attribute)) faults.push(`<${name}> has ${attribute}="${value.slice(0, 60)}"`);
      if (attribute === 'href' || attribute === 'src') {
        const { protocol } = new URL(value, document.baseURI);
        // a picture in its own address runs nothing
        const isPicture = name === 'img' && protocol === 'data:';
        if (!isPicture && !/^(https?|mailto|tel):$/.test(protocol)) faults.push(`<${name}> leads to ${protocol}`);
      }
    }
    const shadow = element.id || element.getAttribute('name') || '';
    if (shadow !== '' && !shadow.startsWith('user-content-')) faults.push(`<${name}> is called ${shadow}`);
    if (name === 'a' && element.hasAttribute('href') && element.getAttribute('rel') !== 'noopener noreferrer')
      faults.push('a link can reach the portal');
    const { position, transform, boxShadow, outlineStyle } = getComputedStyle(element);
    if (position !== 'static' && position !== 'relative') faults.push(`<${name}> is ${position}`);
    if (transform !== 'none' || boxShadow !== 'none' || outlineStyle !== 'none')
      faults.push(`<${name}> paints outside`);
    const { left, right, top, width, height } = element.getBoundingClientRect();
    const isOutside = left < bounds.left - 2 || right > bounds.right + 2 || top < bounds.top - 2;
    // a wide table scrolls inside its own box
    if (width > 0 && height > 0 && isOutside && !element.closest('table')) faults.push(`<${name}> leaves its box`);
  }
  return [...new Set(faults)];
}
