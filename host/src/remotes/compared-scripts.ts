import { preloadsModules } from './preload-module';

/** Whether the browser has a script already, and refuses it unless it has this hash. */
export type HasCompared = (address: string, integrity: string) => boolean;

/** What is known about the browser. */
type Browser = object & { navigator: Pick<Navigator, 'vendor'>; performance: Pick<Performance, 'getEntriesByName'> };

/**
 * Tells for which scripts the browser's own comparison is enough: the page preloads them with the hash that its first
 * import map also names, and they have arrived. All others are read and compared by the loader.
 * @param mapped hashes in that map, by address
 */
export function comparedScripts(
  page: Document,
  mapped: Readonly<Record<string, string>>,
  browser: Browser = window,
): HasCompared {
  if (!comparesPreloads(browser) || !preloadsModules(page)) return () => false;
  const isPreloaded = (address: string, integrity: string) =>
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some(
      (link) => link.getAttribute('href') === address && link.integrity === integrity,
    );
  const hasArrived = (address: string) =>
    browser.performance
      .getEntriesByName(new URL(address, page.baseURI).href, 'resource')
      .some((entry) => isComplete(entry as PerformanceResourceTiming));
  return (address, integrity) =>
    mapped[address] === integrity && isPreloaded(address, integrity) && hasArrived(address);
}

/**
 * Only Chromium: it refuses preloaded scripts with another hash, and with `Integrity-Policy` those without one. WebKit
 * does not compare preloaded scripts (docs/decisions/0051); Firefox does, but remembers failures of an address.
 */
function comparesPreloads(browser: Browser): boolean {
  return 'IntegrityViolationReportBody' in browser && browser.navigator.vendor.startsWith('Google');
}

/** HTTP status of a file that was answered, also from the browser's cache. */
const ok = 200;

function isComplete({ responseStatus, decodedBodySize }: PerformanceResourceTiming): boolean {
  return responseStatus === ok && decodedBodySize > 0;
}
