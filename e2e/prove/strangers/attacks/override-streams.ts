import { request, type ClientRequest } from 'node:http';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask, hostOf } from '../stranger';

/** The gateway's limits, for one network and in total. */
const most = { network: 20, all: 200 };

/** Opens as many streams of builds as it can, from one network and from many, and hands builds over without a token. */
export const overrideStreams: Attack = {
  point: 8,
  name: 'override-streams',
  title: 'opens hundreds of streams of builds from one network and from 40, and hands builds over without a token',
  memory: 100 * 1024 * 1024,
  run,
};

async function run({ port, operations, short }: AttackedPortal): Promise<Outcome> {
  const operationsPort = Number(new URL(operations).port);
  const faults: string[] = [];
  const fromOne = short ? 60 : 300;
  const one = await openAll(
    port,
    Array.from({ length: fromOne }, () => '127.40.0.1'),
  );
  if (one.taken > most.network) faults.push(`${one.taken} streams of one network are open`);
  const addresses = Array.from({ length: 40 * 15 }, (_, at) => `127.41.${at % 40}.1`);
  const many = await openAll(port, addresses);
  if (one.taken + many.taken > most.all) faults.push(`${one.taken + many.taken} streams are open`);
  for (const stream of [...one.open, ...many.open]) stream.destroy();

  let handedOver = 0;
  for (const authorization of ['', 'Bearer x', 'Bearer ', `Bearer atrium_00000000_${'x'.repeat(43)}`]) {
    const { status } = await ask({
      port: operationsPort,
      host: `localhost:${operationsPort}`,
      method: 'PUT',
      path: '/overrides/lobby',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: '{"problem":"a stranger’s"}',
    });
    if (status === 200) handedOver += 1;
    if (status !== 401) faults.push(`handing over by "${authorization}" is answered ${status}`);
  }
  const accepted = one.taken + many.taken + handedOver;
  return {
    tried: fromOne + addresses.length + 4,
    accepted,
    figures: { 'of one network': one.taken, 'of 40 networks': many.taken },
    faults,
  };
}

async function openAll(port: number, addresses: string[]): Promise<{ taken: number; open: ClientRequest[] }> {
  const open: ClientRequest[] = [];
  const statuses = await Promise.all(
    addresses.map(
      (localAddress) =>
        new Promise<number>((resolve) => {
          const headers = { host: hostOf('aurora', port) };
          const asking = request({
            host: '127.0.0.1',
            port,
            path: '/overrides/lobby',
            localAddress,
            headers,
            agent: false,
          });
          asking.once('response', (answer) => {
            answer.on('error', () => undefined).resume();
            resolve(answer.statusCode ?? 0);
          });
          asking.on('error', () => resolve(0));
          asking.end();
          open.push(asking);
        }),
    ),
  );
  return { taken: statuses.filter((status) => status === 200).length, open };
}
