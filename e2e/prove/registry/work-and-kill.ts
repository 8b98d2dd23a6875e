import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSigner } from '@atrium/deploy/key-files';
import { startPortal, type Portal } from '../../support/portal';
import { tokenFor } from '../../support/registry';
import { shareKeys } from '../../support/shared-keys';
import { openDatabase } from '../kill/open-database';
import { seededRandom } from '../../support/seeded-random';
import { present } from '../../support/present';
import { Client } from './client';
import type { Request } from './request';
import { findFaults } from './find-faults';
import { publishHost } from './publish-host';
import { readStored } from './stored';

/** The result of a run. */
export interface Findings {
  kills: number;
  requests: Request[];
  /** Milliseconds from a start to readiness. */
  starts: number[];
  /** How often the run reached each of what it proves. */
  reached: Record<string, number>;
  /** Sentences; empty when every invariant holds. */
  faults: string[];
}

interface Options {
  kills: number;
  clients: number;
  seed: number;
  databaseUrl: string;
  log: (line: string) => void;
}

const remotes = ['first', 'second', 'third'];

/** Runs clients against two processes of one registry, kills one or the other at drawn moments, and checks the history. */
export async function workAndKill({ databaseUrl, kills, clients, seed, log }: Options): Promise<Findings> {
  const draw = seededRandom(seed);
  const { signingKey } = shareKeys();
  const signer = readSigner(signingKey);
  // a start publishes nothing: everything in the registry comes from the clients
  const environment = { ATRIUM_BUILT: mkdtempSync(join(tmpdir(), 'atrium-none-')) };
  const start = () => startPortal({ databaseUrl, environment });
  const running: Portal[] = [await start(), await start()];
  const requests: Request[] = [];
  const starts: number[] = [];
  let isOver = false;
  try {
    const token = await tokenFor(['host', ...remotes], { databaseUrl });
    await publishHost(present(running[0]).operations, token, signer);
    const published = new Map<string, string[]>();
    const working = Array.from({ length: clients }, (_, index) => {
      const client = new Client({
        name: `client${index + 1}`,
        token,
        draw: seededRandom(seed + index + 1),
        remotes,
        addresses: () => running.map(({ operations }) => operations),
        signer,
        published,
        ended: (request) => void requests.push(request),
      });
      return client.work(() => isOver);
    });
    for (let kill = 1; kill <= kills; kill += 1) {
      await grown(requests, draw(20, 60), working);
      await wait(draw(0, 12));
      const [victim] = running.splice(draw(0, 1), 1);
      const before = requests.length;
      await victim?.kill();
      const began = performance.now();
      running.push(await start());
      starts.push(performance.now() - began);
      const cut = requests.slice(before).filter(({ outcome }) => outcome.is === 'unknown').length;
      log(
        `  kill ${String(kill).padStart(2)}  ${requests.length} requests so far, ${cut} without an answer; started again in ${Math.round(starts.at(-1) ?? 0)} ms`,
      );
    }
    await grown(requests, 50, working);
    isOver = true;
    await Promise.all(working);
    const database = await openDatabase({ databaseUrl });
    const stored = await readStored(database).finally(() => database.close());
    return { kills, requests, starts, reached: reachedBy(requests), faults: findFaults(requests, stored) };
  } finally {
    isOver = true;
    await Promise.all(running.map((portal) => portal.stop()));
  }
}

function reachedBy(requests: Request[]): Record<string, number> {
  const count = (holds: (request: Request) => boolean) => requests.filter(holds).length;
  const isDone = ({ outcome }: Request) => outcome.is === 'done';
  const changes = (action: string) => count((one) => one.kind === 'change' && one.action === action && isDone(one));
  return {
    'acknowledged releases': count((request) => request.kind === 'publish' && isDone(request)),
    'acknowledged promotions': changes('promote'),
    'acknowledged rollbacks': changes('rollback'),
    'changes refused because the channel had moved': count(
      ({ outcome }) => outcome.is === 'refused' && outcome.name === 'ChannelMoved',
    ),
    'requests without an answer': count(({ outcome }) => outcome.is === 'unknown'),
  };
}

/** Resolves when so many more requests have ended. */
async function grown(requests: Request[], by: number, working: Promise<void>[]): Promise<void> {
  const enough = requests.length + by;
  const ended = Promise.all(working).then(() => true);
  while (requests.length < enough)
    if (await Promise.race([ended, wait(5, false)])) throw new Error('The clients stopped.');
}
