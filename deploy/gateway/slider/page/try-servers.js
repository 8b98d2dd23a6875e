import { withTimeout } from './with-timeout.js';

/**
 * Tries servers in order until one answers in time.
 * @template T
 * @param {readonly string[]} servers
 * @param {(server: string) => Promise<T>} request
 * @param {number} serverTimeout milliseconds until the next server is tried
 * @returns {Promise<T>} rejects with the failure of the last server
 */
export async function tryServers(servers, request, serverTimeout) {
  /** @type {unknown} */
  let failure = new Error('no server is configured');
  for (const server of servers) {
    try {
      return await withTimeout(request(server), serverTimeout);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
