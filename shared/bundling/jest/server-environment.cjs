const { chmodSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const displayName = Symbol.for('fastify.display-name');

/** Node with a temporary folder for each test file, removed afterwards. */
module.exports = class ServerEnvironment extends TestEnvironment {
  #folder = '';
  #before = process.env.TMPDIR;

  /** @override */
  async setup() {
    await super.setup();
    nameEveryPlugin(this.global.Function.prototype);
    this.#folder = mkdtempSync(join(tmpdir(), 'atrium-test-'));
    // PostgreSQL runs as another user when root starts it, and must reach its folder below
    chmodSync(this.#folder, 0o711);
    process.env.TMPDIR = this.#folder;
    // tests have a copy of the environment, which programs they start receive
    this.global.process.env.TMPDIR = this.#folder;
  }

  /** @override */
  async teardown() {
    await super.teardown();
    if (this.#before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = this.#before;
    rmSync(this.#folder, { recursive: true, force: true });
  }
};

/**
 * Fastify looks for the name of a plugin in `require.cache`, whose entries Jest computes one by one: that took a tenth
 * of the processor time of a server's tests. A display name comes first.
 * @param {Function} prototype
 */
function nameEveryPlugin(prototype) {
  Object.defineProperty(prototype, displayName, {
    get() {
      return this.name || 'plugin';
    },
    set(value) {
      Object.defineProperty(this, displayName, { value });
    },
  });
}
