import { tryServers } from './try-servers.js';

/** @typedef {'init' | 'loading' | 'loaded' | 'fail'} ScriptState */
/** @typedef {(error?: unknown) => void} Done */

/** Loads the slider's scripts, one per type, each once for all callers. */
export class ScriptLoader {
  /** @type {Map<string, { state: ScriptState, waiting: Done[] }>} */
  #types = new Map();
  #fetch;
  #serverTimeout;

  /**
   * @param {(address: string) => Promise<void>} fetch loads and runs a script; rejects when it does not load
   * @param {number} serverTimeout milliseconds until the next server is tried
   */
  constructor(fetch, serverTimeout) {
    this.#fetch = fetch;
    this.#serverTimeout = serverTimeout;
  }

  /**
   * @param {string} type
   * @returns {ScriptState}
   */
  state(type) {
    return this.#entry(type).state;
  }

  /**
   * Calls back once the type's script has run, or with the failure. Calls during a load share it; a call after a
   * failure tries again.
   * @param {string} type
   * @param {readonly string[]} servers
   * @param {string} path
   * @param {Done} done
   */
  load(type, servers, path, done) {
    const entry = this.#entry(type);
    if (entry.state === 'loaded') return done();
    entry.waiting.push(done);
    if (entry.state === 'loading') return;
    entry.state = 'loading';
    tryServers(servers, (server) => this.#fetch(server + path), this.#serverTimeout).then(
      () => this.#finish(type, 'loaded'),
      (error) => this.#finish(type, 'fail', error),
    );
  }

  /**
   * `load` as a promise.
   * @param {string} type
   * @param {readonly string[]} servers
   * @param {string} path
   * @returns {Promise<void>}
   */
  loaded(type, servers, path) {
    return new Promise((resolve, reject) =>
      this.load(type, servers, path, (error) => (error === undefined ? resolve() : reject(error))),
    );
  }

  /**
   * @param {string} type
   * @param {ScriptState} state
   * @param {unknown} [error]
   */
  #finish(type, state, error) {
    const entry = this.#entry(type);
    const { waiting } = entry;
    Object.assign(entry, { state, waiting: [] });
    for (const done of waiting) done(state === 'loaded' ? undefined : error);
  }

  /** @param {string} type */
  #entry(type) {
    const known = this.#types.get(type) ?? { state: /** @type {ScriptState} */ ('init'), waiting: [] };
    this.#types.set(type, known);
    return known;
  }
}
