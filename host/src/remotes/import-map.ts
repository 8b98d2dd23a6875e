/**
 * Adds an import map with integrity to the page. The element does not stay: a browser reads a map once.
 * @param ignored called where the browser takes no map after the first, as Firefox does not
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
