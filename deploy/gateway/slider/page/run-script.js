/** @typedef {import('./types').Answer} Answer */

let calls = 0;

/**
 * Runs a script of another server; what has not come may come late, and then does nothing for whoever has given up.
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
    script.onerror = () => finish(() => reject(new Error('the script did not come')));
    script.src = address;
    document.head.append(script);
  });
}

/**
 * Asks an address by a script that calls a function back with the answer.
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
