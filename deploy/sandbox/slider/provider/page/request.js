(() => {
  let calls = 0;

  /**
   * Requests a path by JSONP, from the first of the provider's servers that answers.
   * @param {readonly string[]} servers
   * @param {string} path
   * @param {Record<string, string>} query
   * @returns {Promise<import('./types').Answer>}
   */
  window.GeetestRequest = async ([server, ...others], path, query) => {
    if (server === undefined) throw new Error('no server answered');
    try {
      return await requestOne(`${server}${path}`, query);
    } catch {
      return window.GeetestRequest?.(others, path, query) ?? { status: 'error' };
    }
  };

  /**
   * @param {string} address
   * @param {Record<string, string>} query
   * @returns {Promise<import('./types').Answer>}
   */
  function requestOne(address, query) {
    const callback = `geetest_${Date.now()}${(calls += 1)}`;
    const callbacks = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window));
    const script = document.createElement('script');
    return new Promise((resolve, reject) => {
      callbacks[callback] = resolve;
      const timer = setTimeout(() => reject(new Error('no answer in time')), 3000);
      script.onload = script.onerror = () => {
        clearTimeout(timer);
        Reflect.deleteProperty(callbacks, callback);
        script.remove();
        reject(new Error('no answer'));
      };
      script.src = `${address}?${new URLSearchParams({ ...query, callback })}`;
      document.head.append(script);
    });
  }
})();
