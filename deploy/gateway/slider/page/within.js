/** Something took longer than it may. */
export class TooLong extends Error {
  constructor() {
    super('too long');
    this.name = 'TooLong';
  }
}

/**
 * What a promise resolves with, or `TooLong` after so many milliseconds.
 * @template T
 * @param {Promise<T>} work
 * @param {number} milliseconds
 * @returns {Promise<T>}
 */
export function within(work, milliseconds) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLong()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
