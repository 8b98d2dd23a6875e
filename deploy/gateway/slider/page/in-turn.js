import { within } from './within.js';

/** Milliseconds each server is given. */
export const perServer = 3000;

/**
 * Asks one server after the other until one answers in time.
 * @template T
 * @param {readonly string[]} servers
 * @param {(server: string) => Promise<T>} ask
 * @returns {Promise<T>} rejects with the last server's failure
 */
export async function inTurn(servers, ask) {
  /** @type {unknown} */
  let failure = new Error('there is no server');
  for (const server of servers) {
    try {
      return await within(ask(server), perServer);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
