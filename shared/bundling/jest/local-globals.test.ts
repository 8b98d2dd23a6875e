import { createRequire } from 'node:module';

const { createTransformer } = createRequire(import.meta.url)('./local-globals.cjs') as {
  createTransformer(): { process(source: string, path: string): { code: string } };
};
const transform = (source: string) => createTransformer().process(source, 'a.js').code;

it('declares the built-ins that a module uses, on its first line', () => {
  expect(transform('export const all = new Map(Object.entries({}));\nexport default 1;')).toBe(
    'const {Map,Object}=globalThis;export const all = new Map(Object.entries({}));\nexport default 1;',
  );
});

it('leaves directives first', () => {
  expect(transform(`/* MIT */ 'use strict';\nmodule.exports = Array;`)).toBe(
    `/* MIT */ 'use strict';const {Array}=globalThis;\nmodule.exports = Array;`,
  );
});

it.each([
  ['a class', 'class Map {}; new Map();'],
  ['an import', `import { Set } from './set'; new Set();`],
  ['a renamed import', `import { Type as Object } from './type'; Object();`],
  ['a destructured value', 'const { Buffer, other } = require("buffer"); Buffer;'],
  ['a property', 'this.Map = 1; schema.Object();'],
  ['a key', 'const kinds = { Map: 1, Set: 2 };'],
])('declares no name that is %s', (_, source) => {
  expect(transform(source)).toBe(source);
});

it.each(['Date', 'setTimeout', 'fetch', 'process'])('leaves %s to the context, where tests replace it', (name) => {
  expect(transform(`${name}();`)).toBe(`${name}();`);
});
