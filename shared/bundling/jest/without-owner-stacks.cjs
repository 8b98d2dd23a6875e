const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

/** @typedef {import('@jest/transform').SyncTransformer<unknown>} Transformer */

const counter = 'recentlyCreatedOwnerStacks: 0';
const version = createHash('sha256').update(readFileSync(__filename)).digest('hex');

/**
 * Takes React's development build, which records a call stack for each of the first ten thousand elements of a second:
 * some 5 % of the processor time of a page test. Past that number it records none, and its warnings lack the place
 * where an element was created.
 * @type {Transformer}
 */
module.exports = {
  canInstrument: false,
  process: (code, path) => {
    if (!code.includes(counter))
      throw new Error(`${path} no longer counts call stacks as ${counter}. Adapt ${__filename}.`);
    return {
      code: code.replace(
        counter,
        'get recentlyCreatedOwnerStacks() { return Infinity; }, set recentlyCreatedOwnerStacks(_) {}',
      ),
    };
  },
  getCacheKey: (code) => createHash('sha256').update(version).update(code).digest('hex'),
};
