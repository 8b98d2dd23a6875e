// before jsdom, which it changes
const { keepComputedStyles } = require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus browser features it lacks, from Node's own implementations. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
  'fetch',
  'Headers',
  'Request',
  'Response',
];

module.exports = class PageEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= Reflect.get(globalThis, name);
    // jsdom's crypto has no `subtle`
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // jose uses instanceof: bytes from Node must be instances of the page's classes
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    keepComputedStyles(this.global);
    // jsdom has no layout: nothing lies at any point
    this.global.document.elementsFromPoint = () => [];
    // single-spa mounts outside act(): React must not warn about it
    this.global.IS_REACT_ACT_ENVIRONMENT = false;
  }
};
