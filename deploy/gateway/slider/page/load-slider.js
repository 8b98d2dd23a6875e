import { codes, SliderFailure } from './codes.js';
import { loadConfig } from './load-config.js';
import { TooLong, within } from './within.js';

/** @typedef {import('./types').LoadOptions} LoadOptions */
/** @typedef {import('./types').Config} Config */
/** @typedef {import('./types').Provider} Provider */

/** Milliseconds for everything, and how often it is tried when that is too little. */
export const timeOut = 10_000;
const tries = 2;

/**
 * Loads what an attempt needs: what to load, then the two scripts, each from servers that stand in for one another.
 * @param {LoadOptions} options
 * @param {Provider} provider
 * @returns {Promise<Config>} rejects with a `SliderFailure`
 */
export async function loadSlider(options, provider) {
  for (let attempt = 1; ; attempt += 1) {
    /** What is being loaded, which is to blame when the time is over. */
    const stage = { code: codes.load };
    try {
      return await within(loadOnce(options, provider, stage), timeOut);
    } catch (error) {
      if (error instanceof TooLong && attempt < tries) continue;
      throw error instanceof SliderFailure ? error : new SliderFailure(stage.code);
    }
  }
}

/**
 * @param {LoadOptions} options
 * @param {Provider} provider
 * @param {{ code: string }} stage
 */
async function loadOnce(options, { api, statics, jsonp, scripts }, stage) {
  const config = await loadConfig(options, api, jsonp);
  // a server may name those that are configured and no other, with or without a scheme
  const servers = statics.filter((server) => config.static_servers.some((told) => hostOf(told) === hostOf(server)));
  stage.code = codes.gct;
  await scripts.loaded(`${options.version} gct`, servers, config.gct_path);
  stage.code = codes.js;
  await scripts.loaded(options.version, servers, config.static_path + config.js);
  return { ...config, static_servers: servers };
}

/** @param {string} server an origin, or a host name with an optional path */
function hostOf(server) {
  return server.replace(/^\w+:\/\/|^\/\//, '').replace(/\/.*$/, '');
}
