/**
 * Adds scripts to a page, each once.
 * @param {Document} page
 * @param {readonly string[]} addresses
 */
export function injectOnce(page, addresses) {
  const present = new Set([...page.scripts].map(({ src }) => src));
  for (const address of addresses) {
    const { href } = new URL(address, page.baseURI);
    if (present.has(href)) continue;
    present.add(href);
    const script = page.createElement('script');
    script.async = true;
    script.src = href;
    page.head.append(script);
  }
}
