import { codes, SliderFailure } from './codes.js';
import { loadConfig } from './load-config.js';
import { TimedOut, withTimeout } from './with-timeout.js';

/** @typedef {import('./types').LoadOptions} LoadOptions */
/** @typedef {import('./types').Config} Config */
/** @typedef {import('./types').Provider} Provider */

/**
 * Loads the configuration, then the two scripts, each from the first server that answers.
 * @param {LoadOptions} options
 * @param {Provider} provider
 * @returns {Promise<Config>} rejects with a `SliderFailure`
 */
export async function loadSlider(options, provider) {
  const { loadTimeout, retries } = provider.limits;
  for (let retried = 0; ; retried += 1) {
    // code that a timeout of the present part is reported with
    const stage = { code: codes.load };
    try {
      return await withTimeout(loadOnce(options, provider, stage), loadTimeout);
    } catch (error) {
      if (error instanceof TimedOut && retried < retries) continue;
      throw error instanceof SliderFailure ? error : new SliderFailure(stage.code);
    }
  }
}

/**
 * @param {LoadOptions} options
 * @param {Provider} provider
 * @param {{ code: string }} stage
 */
async function loadOnce(options, { api, statics, jsonp, scripts, limits }, stage) {
  const config = await loadConfig(options, api, jsonp, limits.serverTimeout);
  // only configured servers are used; the provider names them with or without a scheme
  const servers = statics.filter((server) => config.static_servers.some((named) => hostOf(named) === hostOf(server)));
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
