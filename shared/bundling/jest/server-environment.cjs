const { chmodSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { createRequire } = require('node:module');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const displayName = Symbol.for('fastify.display-name');

/**
 * The embedded database's program. V8 shares the machine code of equal programs among the threads of a process while
 * one of them is in use; each start of a database would otherwise compile it again, for 3 s of processor time.
 * @type {object | undefined}
 */
let database;

/** Node with a temporary folder for each test file, removed afterwards. */
module.exports = class ServerEnvironment extends TestEnvironment {
  #folder = '';
  #before = process.env.TMPDIR;

  #root;

  /**
   * @param {ConstructorParameters<typeof TestEnvironment>[0]} config
   * @param {ConstructorParameters<typeof TestEnvironment>[1]} context
   */
  constructor(config, context) {
    super(config, context);
    this.#root = config.projectConfig.rootDir;
  }

  /** @override */
  async setup() {
    await super.setup();
    database ??= await compileDatabase(this.#root);
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

/** @param {string} root folder of the repository */
function compileDatabase(root) {
  const entry = createRequire(join(root, 'deploy/package.json')).resolve('@electric-sql/pglite');
  return globalThis.WebAssembly.compile(readFileSync(join(dirname(entry), 'pglite.wasm')));
}

/**
 * Fastify looks for the name of a plugin in `require.cache`. Jest computes its entries one by one, which took a tenth
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
