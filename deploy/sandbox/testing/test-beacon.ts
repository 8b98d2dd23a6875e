import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import type { Clock } from '../clock';
import type { AskBeacon } from '../lottery/beacons/ask-beacon';
import type { BeaconSource } from '../lottery/beacons/open-beacon';
import { serveBeacon } from '../lottery/beacons/serve-beacon';
import { HashChain } from '../lottery/drawing/hash-chain';

/** The sandbox's beacon without a process of its own. */
export function testBeacon(clock: Clock, key = 'of the test'): BeaconSource & { kind: 'hashes'; ask: AskBeacon } {
  let moved = 0;
  const app = Fastify();
  const chain = new HashChain(createHash('sha256').update(key).digest(), () => clock() + moved);
  const follow = (forward: number) => void (moved = Math.max(moved, forward));
  void app.register((beacon) => serveBeacon(beacon, { chain, token: 'of the test', follow }));
  const ask: AskBeacon = async (address, headers) => {
    const answer = await app.inject({ url: new URL(address).pathname, headers: headers ?? {} });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { kind: 'hashes', address: () => 'http://beacon.test', token: 'of the test', ask };
}
