/** @import { RoundResult, Table } from './types' */
import { writeStored, readStored } from './tab-storage.js';

/** The server refused the request. */
export class Refused extends Error {
  /**
   * @param {string} key
   * @param {number} status
   * @param {{ balance?: number } | undefined} value
   */
  constructor(key, status, value) {
    super(key);
    this.key = key;
    this.status = status;
    this.value = value;
  }
}

/** Milliseconds before an unanswered request is retried with the same key. */
const pauses = [400, 1_200, 3_000];
/** Timeout of an answer, in milliseconds. */
const answerTimeout = 10_000;

/**
 * Opens the table: with the one-time ticket of the URL, and after a reload with the token stored in this tab.
 * @param {string} ticket
 * @returns {Promise<{ token: string, table: Table }>}
 */
export async function openTable(ticket) {
  const token = readStored(`token:${ticket}`);
  if (token) return { token, table: await readTable(token) };
  const opened = await request('POST', '/play/session', { body: { ticket } });
  writeStored(`token:${ticket}`, opened.token);
  return opened;
}

/**
 * @param {string} token
 * @returns {Promise<Table>}
 */
export function readTable(token) {
  return request('GET', '/play/table', { token });
}

/**
 * Requests one round. Retries reuse the key, so that they all count as one round.
 * @returns {Promise<RoundResult>}
 * @param {string} token
 * @param {{ key: string, bet: number, choice: string }} spin
 * @param {() => void} onSlow called when the first attempt got no answer
 */
export async function requestSpin(token, { key, bet, choice }, onSlow) {
  for (const pause of [...pauses, undefined]) {
    try {
      return await request('POST', '/play/spins', { token, key, body: { bet, ...(choice && { choice }) } });
    } catch (error) {
      const unanswered =
        !(error instanceof Refused) ||
        (error.status === 409 && error.key === 'request_in_flight') ||
        error.status >= 500;
      if (!unanswered || pause === undefined) throw error;
      onSlow();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('unreachable');
}

/**
 * Sends a request to the vendor's server; resolves with the value of its answer.
 * @param {'GET' | 'POST' | 'PUT'} method
 * @param {string} path
 * @param {{ token?: string, key?: string, body?: object }} what
 */
export async function request(method, path, { token, key, body }) {
  const answer = await fetch(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(answerTimeout),
  });
  const { success, value, code } = await answer.json();
  if (success) return value;
  // a refusal of the vendor's server has a code; without one the outcome is unknown
  if (typeof code !== 'string') throw new Error(`The answer to ${path} cannot be read.`);
  throw new Refused(code, answer.status, value);
}
