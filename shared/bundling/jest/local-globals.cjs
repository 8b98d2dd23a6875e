const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swc = require('@swc/jest');

/** @typedef {import('@jest/transform').SyncTransformer<unknown>} Transformer */
/** @typedef {Parameters<Transformer['process']>} Given */

/** Built-ins that no test replaces. Not the clock's: fake timers replace `Date` and `setTimeout`. */
const names = [
  ...['Array', 'BigInt', 'Boolean', 'Buffer', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy'],
  ...['RangeError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap', 'WeakSet'],
];

/** A use that is neither a property nor a key. */
const use = new RegExp(`(?<![.\\w$'"\`-])(?:${names.join('|')})(?![\\w$'"\`:-])`, 'g');

const directives = /^(?:#!.*\n)?(?:\s*(?:\/\/.*\n|\/\*[\s\S]*?\*\/))*\s*(?:(['"])use strict\1;?)?/;

/** Whether the name is declared or imported anywhere in the code. @param {string} code @param {string} name */
function declares(code, name) {
  return new RegExp(
    `(?:class|function\\*?|const|let|var|as)\\s+${name}\\b|[{,]\\s*(?:[\\w$]+\\s*:\\s*)?${name}\\s*[,}=]`,
  ).test(code);
}

/**
 * Gives a module its own constants for the built-ins that it uses. A test runs in a context of its own, where each look
 * at a global costs some 2 µs, twenty times that of a constant.
 * @param {string} code
 */
function withLocalGlobals(code) {
  const found = [...new Set(code.match(use))].filter((name) => !declares(code, name));
  if (found.length === 0) return code;
  const head = directives.exec(code)?.[0] ?? '';
  const isEnded = head === '' || /[;\n/]\s*$/.test(head);
  return `${head}${isEnded ? '' : ';'}const {${found.join(',')}}=globalThis;${code.slice(head.length)}`;
}

const version = createHash('sha256').update(readFileSync(__filename)).digest('hex');

module.exports = {
  /**
   * With options of swc it compiles first; without, it takes JavaScript.
   * @param {any} [options]
   */
  createTransformer(options) {
    const compiler = options?.jsc ? /** @type {any} */ (swc.createTransformer(options)) : undefined;
    /** @param {{ code: string }} result */
    const wrap = ({ code, ...rest }) => ({ ...rest, code: withLocalGlobals(code) });
    return {
      canInstrument: false,
      /** @param {Given} given */
      process: (...given) => wrap(compiler ? compiler.process(...given) : { code: given[0] }),
      /** @param {Given} given */
      processAsync: async (...given) => wrap(compiler ? await compiler.processAsync(...given) : { code: given[0] }),
      /** @param {Given} given */
      getCacheKey: (...given) =>
        createHash('sha256')
          .update(version)
          .update(compiler ? compiler.getCacheKey(...given) : `${given[1]}\0${given[0]}`)
          .update(String(given[2].supportsStaticESM))
          .digest('hex'),
    };
  },
};
