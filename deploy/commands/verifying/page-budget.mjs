import { get } from 'node:http';
import { CommandError } from '../running/steps.mjs';
import { budgets, within } from './byte-budgets.mjs';

const merchants = ['aurora', 'lotus', 'kestrel'];

/**
 * Requests each merchant's home page as a browser does.
 * @param {number} port of a gateway that serves the builds
 */
export async function checkPageBudget(port) {
  const sizes = await Promise.all(merchants.map((merchant) => pageSize(merchant, port)));
  return sizes.map((size) => within('The HTML of a page', budgets.page, [size])).join(', ');
}

/**
 * @param {string} merchant
 * @param {number} port
 * @returns {Promise<{ name: string, size: number }>}
 */
function pageSize(merchant, port) {
  // Node does not resolve *.localhost
  const headers = { Host: `${merchant}.atrium.localhost:${port}`, 'Accept-Encoding': 'br', Accept: 'text/html' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers }, (response) => {
      const { statusCode, headers: answer } = response;
      if (statusCode !== 200 || answer['content-encoding'] !== 'br') {
        response.resume();
        reject(
          new CommandError(
            `${merchant}'s home page came with status ${statusCode},  ${answer['content-encoding'] ?? 'uncompressed'}.`,
          ),
        );
        return;
      }
      let size = 0;
      response.on('data', (/** @type {Buffer} */ part) => (size += part.length));
      response.on('end', () => resolve({ name: `${merchant}'s home page`, size }));
    }).once('error', reject);
  });
}
