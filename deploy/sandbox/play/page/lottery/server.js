/** @import { GameState, ListedSlip, Opened, PlacedSlip, SlipDraft, SlipRequest } from '../../../lottery/betting/contract' */
import { Refused, request } from '../server.js';
import { readStored, writeStored } from '../tab-storage.js';

/** @typedef {{ game: string, lang: string }} Listing a game, empty for the first one, and the language of names */

/** Milliseconds before an unanswered slip is sent again with the same key. */
const pauses = [400, 1_200, 3_000];

/**
 * Opens the session: with the one-time ticket of the address, and after a reload with the token stored in this tab.
 * @param {string} ticket
 * @param {Listing} listing
 * @returns {Promise<Opened>}
 */
export async function openSession(ticket, listing) {
  const token = readStored(`token:${ticket}`);
  if (token) return { token, state: await readState(token, listing) };
  const opened = await request('POST', '/lottery/session', { body: { ticket } });
  writeStored(`token:${ticket}`, opened.token);
  return opened;
}

/**
 * @param {string} token
 * @param {Listing} listing
 * @returns {Promise<GameState>}
 */
export function readState(token, { game, lang }) {
  return request('GET', `/lottery/state?${new URLSearchParams({ ...(game && { game }), lang })}`, {
    token: `Bearer ${token}`,
  });
}

/**
 * @param {string} token
 * @param {Pick<Listing, 'lang'>} listing
 * @returns {Promise<ListedSlip[]>}
 */
export function readBets(token, { lang }) {
  return request('GET', `/lottery/bets?${new URLSearchParams({ lang })}`, { token: `Bearer ${token}` });
}

/**
 * Keeps a slip that is not sent yet on the server, for browsers that deny storage to this frame.
 * @param {string} token
 * @param {SlipDraft} draft
 * @returns {Promise<void>}
 */
export function keepDraft(token, draft) {
  return request('PUT', '/lottery/draft', { token: `Bearer ${token}`, body: draft });
}

/**
 * Sends a slip. Retries reuse the key, so that they all count as one slip.
 * @param {string} token
 * @param {{ key: string, slip: SlipRequest }} sent
 * @param {() => void} onSlow called when an attempt got no answer
 * @returns {Promise<PlacedSlip>}
 */
export async function placeSlip(token, { key, slip }, onSlow) {
  for (const pause of [...pauses, undefined]) {
    try {
      const placed = await request('POST', '/lottery/slips', { token: `Bearer ${token}`, key, body: slip });
      if (!isPlaced(placed)) throw new Error('The answer names no slip.');
      return placed;
    } catch (error) {
      if (!isUnanswered(error) || pause === undefined) throw error;
      onSlow();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('unreachable');
}

/** @param {Partial<PlacedSlip> | null | undefined} answer */
function isPlaced(answer) {
  return typeof answer?.slip === 'string' && Number.isFinite(answer.total) && Number.isFinite(answer.balance);
}

/**
 * Whether it is unknown if the server has accepted the slip.
 * @param {unknown} error
 */
export function isUnanswered(error) {
  return (
    !(error instanceof Refused) || error.key === 'request_in_flight' || error.status === 429 || error.status >= 500
  );
}
