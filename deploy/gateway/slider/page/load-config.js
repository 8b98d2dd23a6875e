import { codes, SliderFailure } from './codes.js';
import { tryServers } from './try-servers.js';

/** @typedef {import('./types').LoadOptions} LoadOptions */
/** @typedef {import('./types').Config} Config */
/** @typedef {import('./types').Jsonp} Jsonp */

/**
 * Requests the slider's configuration from the servers of the provider, in order.
 * @param {LoadOptions} options
 * @param {readonly string[]} servers
 * @param {Jsonp} jsonp
 * @param {number} serverTimeout milliseconds until the next server is tried
 * @returns {Promise<Config>} rejects with a `SliderFailure`
 */
export async function loadConfig(options, servers, jsonp, serverTimeout) {
  const request = (/** @type {string} */ server) => jsonp(loadAddress(server, options));
  const answer = await tryServers(servers, request, serverTimeout).catch(() => {
    throw new SliderFailure(codes.load);
  });
  if (answer.status !== 'success') throw new SliderFailure(answer.code ?? codes.load);
  return /** @type {Config} */ (answer.data);
}

/**
 * Address of the load request on one server, without the callback's name.
 * @param {string} server
 * @param {LoadOptions} options
 */
export function loadAddress(server, { captchaId, challenge, clientType, riskType, language }) {
  const query = new URLSearchParams({
    captcha_id: captchaId,
    challenge,
    client_type: clientType,
    risk_type: riskType,
    call_type: 'load',
    lang: language,
  });
  return `${server}/load?${query}`;
}
