/** Hashes of scripts by address, in the import map that the gateway wrote into the page. */
export function mappedScripts(page: Document): Record<string, string> {
  const text = page.querySelector('script[type=importmap]')?.textContent;
  return text ? (JSON.parse(text) as { integrity: Record<string, string> }).integrity : {};
}

/**
 * Adds an import map with integrity to the page, then removes the element: a browser reads a map once.
 * @param ignored called where the browser ignores every map after the first, as Firefox does
 */
export function addImportMap(
  page: Document,
  nonce: string,
  integrity: Record<string, string>,
  ignored: () => void,
): void {
  const script = page.createElement('script');
  script.type = 'importmap';
  script.nonce = nonce;
  script.textContent = JSON.stringify({ integrity });
  script.addEventListener('error', ignored);
  page.head.append(script);
  script.remove();
}
