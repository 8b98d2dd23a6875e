import { codes, SliderFailure } from './codes.js';
import { inTurn } from './in-turn.js';

/** @typedef {import('./types').LoadOptions} LoadOptions */
/** @typedef {import('./types').Config} Config */
/** @typedef {import('./types').Jsonp} Jsonp */

/**
 * Asks the provider what to load; three servers in turn.
 * @param {LoadOptions} options
 * @param {readonly string[]} servers
 * @param {Jsonp} jsonp
 * @returns {Promise<Config>}
 */
export async function loadConfig(options, servers, jsonp) {
  const answer = await inTurn(servers, (server) => jsonp(loadAddress(server, options))).catch(() => {
    throw new SliderFailure(codes.load);
  });
  if (answer.status !== 'success') throw new SliderFailure(answer.code ?? codes.load);
  return /** @type {Config} */ (answer.data);
}

/**
 * Where a server tells what to load; the name of the callback is added by whoever waits for it.
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
