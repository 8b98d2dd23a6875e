/** Replaces a vendor's script in a tag's frame and records the calls made to it. */
{
  const address = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  const kind = address.searchParams.get('kind') ?? '';
  const id = address.searchParams.get('id') ?? '';
  const page = /** @type {any} */ (globalThis);

  /** @param {Iterable<unknown> | object} said */
  const record = (said) => {
    const call = Symbol.iterator in said ? [...said] : [said];
    void fetch('/recorder/hits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, id, call }),
      keepalive: true,
    });
  };

  /**
   * Records the items of a queue, now and whenever one is pushed.
   * @param {unknown[]} list
   */
  const drain = (list) => {
    list.splice(0).forEach((said) => record(/** @type {object} */ (said)));
    list.push = (...more) => {
      more.forEach((said) => record(/** @type {object} */ (said)));
      return 0;
    };
  };

  /** @type {Record<string, () => void>} */
  const takeOver = {
    gtm: () => drain(page.dataLayer),
    gtag: () => drain(page.dataLayer),
    facebook: () => drain(page.fbq.queue),
    tiktok: () => drain(page.ttq),
    appsflyer: () => drain(page.AF.queue),
    adjust: () => {
      page.Adjust = {
        initSdk: (/** @type {object} */ given) => record(['initSdk', given]),
        trackEvent: (/** @type {object} */ given) => record(['trackEvent', given]),
      };
    },
  };
  takeOver[kind]?.();
}
