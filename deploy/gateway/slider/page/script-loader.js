import { inTurn } from './in-turn.js';

/** @typedef {'init' | 'loading' | 'loaded' | 'fail'} ScriptState */
/** @typedef {(error?: unknown) => void} Done */

/** Scripts of the slider, one for each type, each fetched once whoever wants it. */
export class ScriptLoader {
  /** @type {Map<string, { state: ScriptState, waiting: Done[] }>} */
  #types = new Map();
  #fetch;

  /** @param {(address: string) => Promise<void>} fetch runs a script; rejects when it does not come */
  constructor(fetch) {
    this.#fetch = fetch;
  }

  /**
   * @param {string} type
   * @returns {ScriptState}
   */
  state(type) {
    return this.#entry(type).state;
  }

  /**
   * Calls back once the type's script has run, or with the failure. Whoever asks while it loads waits with the others;
   * after a failure it is tried anew.
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
    inTurn(servers, (server) => this.#fetch(server + path)).then(
      () => this.#finish(type, 'loaded'),
      (error) => this.#finish(type, 'fail', error),
    );
  }

  /**
   * The same as a promise.
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
