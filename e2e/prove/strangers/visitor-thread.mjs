// A visitor in its own thread, so that the attacker's work does not delay it: loads a page with its preloaded scripts
// again and again, and reports the milliseconds of each load.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ port: number, host: string, from: string }} */
const { port, host, from } = workerData;
const pause = 25;

/**
 * @param {Agent} agent
 * @param {string} path
 * @returns {Promise<string>}
 */
function read(agent, path) {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, agent, localAddress: from, headers: { host, accept: 'text/html,*/*' } },
      (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          answer.statusCode === 200
            ? resolve(Buffer.concat(chunks).toString())
            : reject(new Error(`${path} answers ${answer.statusCode}`)),
        );
      },
    );
    asking.once('error', reject);
    asking.end();
  });
}

/** @returns {Promise<number>} milliseconds of one page with what it preloads, over connections of its own */
async function load() {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const began = performance.now();
  try {
    const page = await read(agent, '/');
    const scripts = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, path = '']) => path);
    if (scripts.length === 0) throw new Error('the page preloads nothing');
    await Promise.all(scripts.map((path) => read(agent, path)));
    return performance.now() - began;
  } finally {
    agent.destroy();
  }
}

for (;;) {
  try {
    parentPort?.postMessage({ milliseconds: await load() });
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) });
  }
  await wait(pause);
}
