import { preloadModule, preloadsModules } from './preload-module';

/**
 * Scripts that the page already preloads, in a browser that compares their bytes itself. They need not be read again
 * before their import.
 */
export interface PreloadedScripts {
  /** Whether the page preloads a script, and the browser refuses it unless it has this hash. */
  has(address: string, integrity: string): boolean;
  /**
   * Waits until scripts are ready for import; the browser fetches none twice.
   * @throws when one does not arrive, or has other bytes
   */
  arrive(addresses: readonly string[]): Promise<void>;
}

/**
 * Finds the scripts that the gateway preloads with the same hash as the page's first import map.
 * @param mapped hashes in that map, by address
 */
export function preloadedScripts(
  page: Document,
  mapped: Readonly<Record<string, string>>,
  browser: object & { navigator: Pick<Navigator, 'vendor'> } = window,
): PreloadedScripts {
  const found = new Map<string, string>();
  if (comparesScripts(browser) && preloadsModules(page))
    for (const link of page.querySelectorAll('link[rel=modulepreload]')) {
      const address = link.getAttribute('href') ?? '';
      const integrity = link.getAttribute('integrity');
      if (integrity && mapped[address] === integrity) found.set(address, integrity);
    }
  return {
    has: (address, integrity) => found.get(address) === integrity,
    async arrive(addresses) {
      await Promise.all(addresses.map((address) => preloadModule(page, address, found.get(address) ?? '')));
    },
  };
}

/**
 * Whether the browser refuses scripts with another hash than the import map's. One with `Integrity-Policy` does in
 * Chromium and in Firefox; WebKit does not compare preloaded scripts (docs/decisions/0051).
 */
function comparesScripts(browser: object & { navigator: Pick<Navigator, 'vendor'> }): boolean {
  return 'IntegrityViolationReportBody' in browser && !browser.navigator.vendor.startsWith('Apple');
}
