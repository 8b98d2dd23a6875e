/** Hashes of scripts by address; what is in no map of the page is refused by the browser under `Integrity-Policy`. */
export interface ImportMap {
  /** Adds those addresses that no map of this page holds yet. */
  add(integrity: Record<string, string>): void;
}

/**
 * Grows the page's integrity by further import maps, each carrying the page's nonce.
 * @param mapped addresses in the map the gateway wrote
 */
export function pageImportMap(page: Document, nonce: string, mapped: readonly string[]): ImportMap {
  const known = new Set(mapped);
  return {
    add(integrity) {
      const missing = Object.entries(integrity).filter(([address]) => !known.has(address));
      if (missing.length === 0) return;
      const script = page.createElement('script');
      script.type = 'importmap';
      script.nonce = nonce;
      script.textContent = JSON.stringify({ integrity: Object.fromEntries(missing) });
      page.head.append(script);
      for (const [address] of missing) known.add(address);
    },
  };
}
