/** Whether this browser preloads modules: Safari does since version 17. */
export function preloadsModules(page: Document): boolean {
  // Safari 16.4 has no `supports` for links at all
  return page.createElement('link').relList?.supports?.('modulepreload') ?? false;
}

/**
 * Fetches a module with its integrity, so that a later import of the address gets exactly these bytes.
 * @throws when the bytes did not arrive or do not match; Firefox then refuses this address for the life of the page.
 */
export function preloadModule(page: Document, address: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    const settle = (end: () => void) => () => {
      link.remove();
      end();
    };
    link.rel = 'modulepreload';
    link.href = address;
    link.integrity = integrity;
    link.addEventListener('load', settle(resolve));
    link.addEventListener(
      'error',
      settle(() => reject(new Error(`${address} could not be preloaded`))),
    );
    page.head.append(link);
  });
}
