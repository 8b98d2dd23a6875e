/** The work did not finish in time. */
export class TimedOut extends Error {
  constructor() {
    super('timed out');
    this.name = 'TimedOut';
  }
}

/**
 * Resolves as `work` does, or rejects with `TimedOut` after so many milliseconds. The work itself is not stopped.
 * @template T
 * @param {Promise<T>} work
 * @param {number} milliseconds
 * @returns {Promise<T>}
 */
export function withTimeout(work, milliseconds) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
