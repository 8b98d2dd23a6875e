import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { readOrMakeBeaconKey } from '../registry';
import { HashChain, serveBeacon } from '../sandbox';
import { closeOnSignal } from './close-on-signal';
import { printFailure } from './print-failure';

/**
 * The sandbox's beacon, a process of its own, so that a process that draws cannot compute its values. A server starts one for itself; several
 * servers share one that is started apart: `node deploy/dist/beacon.mjs --data FOLDER --port 4500`.
 */
try {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: '.atrium/data' }, port: { type: 'string', default: '0' } },
  });
  const key = createHash('sha256')
    .update(readOrMakeBeaconKey(resolve(values.data)))
    .digest();
  const token = process.env['ATRIUM_BEACON_TOKEN'] || randomBytes(32).toString('hex');
  let moved = 0;
  const chain = new HashChain(key, () => Date.now() + moved);
  const follow = (forward: number) => void (moved = Math.max(moved, forward));
  const app = Fastify();
  await app.register((beacon) => serveBeacon(beacon, { chain, token, follow }));
  await app.listen({ port: Number(values.port), host: process.env['HOST'] ?? '127.0.0.1' });
  // the channel to the process that started it would keep this one running
  closeOnSignal([() => app.close(), () => process.connected && process.disconnect()], console.error);
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  if (process.send) {
    // the server that started it has ended
    process.once('disconnect', () => process.exit());
    // it may have ended meanwhile
    process.send({ address }, () => undefined);
  } else console.log(`The beacon publishes its rounds at ${address}`);
} catch (error) {
  printFailure(error);
  process.exit(1);
}
