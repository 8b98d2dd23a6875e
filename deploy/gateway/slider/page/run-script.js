/** @typedef {import('./types').Answer} Answer */

let calls = 0;

/**
 * Loads and runs a script from another server. After a timeout the script may still run, without effect on the caller.
 * @param {string} address
 * @returns {Promise<void>}
 */
export function runScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (/** @type {() => void} */ settle) => {
      script.remove();
      settle();
    };
    script.onload = () => finish(resolve);
    script.onerror = () => finish(() => reject(new Error('the script did not load')));
    script.src = address;
    document.head.append(script);
  });
}

/**
 * Requests an address by JSONP.
 * @param {string} address
 * @returns {Promise<Answer>}
 */
export function jsonp(address) {
  const name = `geetest_${Date.now()}${(calls += 1)}`;
  const callbacks = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window));
  return new Promise((resolve, reject) => {
    callbacks[name] = resolve;
    runScript(`${address}&callback=${name}`)
      .then(() => reject(new Error('no answer')), reject)
      .finally(() => Reflect.deleteProperty(callbacks, name));
  });
}
