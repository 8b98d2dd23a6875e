const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what browsers have and jsdom has not; Node's own implementations stand in. */
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
    // jose compares with instanceof: bytes made by Node must be bytes of the page
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    // single-spa mounts outside act(): React must not warn about it
    this.global.IS_REACT_ACT_ENVIRONMENT = false;
  }
};
