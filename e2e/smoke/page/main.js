import { setFault } from './faults.js';
import { handWritten } from './hand-written/index.js';
import { lastHost } from './mounted-hosts.js';
import { stubRemote } from './stub-remote.js';

/**
 * Reads a JSON block of the page. This script runs before the host and defines a stub of every remote of the page.
 * @param {string} id
 */
function dataBlock(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/** @type {import('@atrium/contract').Composition} */
const { remotes } = dataBlock('atrium-composition');
/** @type {import('./types').SmokePage} */
const { answers, panel, switches } = dataBlock('smoke-page');
/** @type {string[]} */
const ran = [];

window.atriumStubs = Object.fromEntries([
  ...remotes.map(({ name, descriptor }) => [name, stubRemote(descriptor, { answers, ran })]),
  ...handWritten.map(({ descriptor, remote }) => [descriptor.name, remote]),
]);
window.atriumSmoke = { host: lastHost, ran, setFault };

if (panel) {
  const { showPanel } = await import('./panel.js');
  showPanel({ remotes: remotes.map(({ name }) => name), switches });
}
