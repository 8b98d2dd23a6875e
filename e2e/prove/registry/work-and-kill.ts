import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readSigner } from '@atrium/deploy/key-files';
import { startPortal, type Portal } from '../../support/portal';
import { tokenFor } from '../../support/registry';
import { shareKeys } from '../../support/shared-keys';
import { openDatabase } from '../kill/open-database';
import { seededRandom } from '../kill/seeded-random';
import { present } from '../../support/present';
import { Client } from './client';
import type { Deed } from './deed';
import { findFaults } from './find-faults';
import type { RegistryOptions } from './options';
import { publishHost } from './publish-host';
import { readStored } from './stored';

/** What a run found out. */
export interface Proof {
  kills: number;
  deeds: Deed[];
  /** Milliseconds from a start to readiness. */
  starts: number[];
  /** In words; empty when every invariant holds. */
  faults: string[];
}

interface Run extends RegistryOptions {
  databaseUrl: string;
  log: (line: string) => void;
}

const remotes = ['first', 'second', 'third'];

/** Lets clients work on two processes of one registry, kills one or the other at drawn moments, and checks the history. */
export async function workAndKill({ databaseUrl, kills, clients, seed, log }: Run): Promise<Proof> {
  const draw = seededRandom(seed);
  const { signingKey } = shareKeys();
  const signer = readSigner(signingKey);
  // nothing is published at a start: what is in the registry, the clients have put there
  const environment = { ATRIUM_BUILT: mkdtempSync(join(tmpdir(), 'atrium-none-')) };
  const start = () => startPortal({ databaseUrl, environment });
  const running: Portal[] = [await start(), await start()];
  const deeds: Deed[] = [];
  const starts: number[] = [];
  let over = false;
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
        over: (deed) => void deeds.push(deed),
      });
      return client.work(() => over);
    });
    for (let kill = 1; kill <= kills; kill += 1) {
      await grown(deeds, draw(20, 60), working);
      await wait(draw(0, 12));
      const [victim] = running.splice(draw(0, 1), 1);
      const before = deeds.length;
      await victim?.kill();
      const began = performance.now();
      running.push(await start());
      starts.push(performance.now() - began);
      const cut = deeds.slice(before).filter(({ outcome }) => outcome.is === 'unknown').length;
      log(
        `  kill ${String(kill).padStart(2)}  ${deeds.length} deeds so far, ${cut} cut off; started again in ${Math.round(starts.at(-1) ?? 0)} ms`,
      );
    }
    await grown(deeds, 50, working);
    over = true;
    await Promise.all(working);
    const database = await openDatabase({ databaseUrl });
    const stored = await readStored(database).finally(() => database.close());
    return { kills, deeds, starts, faults: [...findFaults(deeds, stored), ...standstill(deeds, kills)] };
  } finally {
    over = true;
    await Promise.all(running.map((portal) => portal.stop()));
  }
}

/** Where the registry acknowledges next to nothing, nothing can be lost. */
function standstill(deeds: Deed[], kills: number): string[] {
  const done = deeds.filter(({ kind, outcome }) => kind === 'change' && outcome.is === 'done').length;
  return done < kills ? [`only ${done} changes were acknowledged under ${kills} kills`] : [];
}

/** Resolves when so many more deeds are over. */
async function grown(deeds: Deed[], by: number, working: Promise<void>[]): Promise<void> {
  const enough = deeds.length + by;
  const ended = Promise.all(working).then(() => true);
  while (deeds.length < enough)
    if (await Promise.race([ended, wait(5, false)])) throw new Error('The clients stopped.');
}
