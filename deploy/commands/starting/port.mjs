import { createServer } from 'node:net';
import { CommandError } from '../running/steps.mjs';

/**
 * Refuses a port that is in use or not permitted, before the builds take minutes.
 * @param {number} port
 */
export async function refuseBusyPort(port) {
  const code = await tryToListen(port);
  if (code === 'EADDRINUSE') {
    throw new CommandError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}`,
    );
  }
  if (code === 'EACCES') {
    throw new CommandError(`This user may not listen on port ${port}. Choose one above 1023: npm start -- --port 4400`);
  }
}

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} the error's code
 */
function tryToListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}
