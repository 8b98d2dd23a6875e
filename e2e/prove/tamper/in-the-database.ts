import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { Client } from 'pg';
import { startPortal, type Portal } from '../../support/portal';
import { integrityIn, integrityOf, scriptsOf } from '../../support/releases';
import type { Draw } from '../kill/seeded-random';
import { get } from '../outage/load-page';
import { present } from '../../support/present';
import { altered } from './altered';

/** What came of the bytes that were altered in the database. */
export interface StoredMeeting {
  remote: string;
  file: string;
  /** By a gateway that had served before, and by one that has just started. */
  before: 'sound' | 'missing';
  fresh: 'sound' | 'missing';
  faults: string[];
}

interface Altering {
  databaseUrl: string;
  /** Has served and kept everything. */
  portal: Portal;
  remotes: string[];
  files: number;
  draw: Draw;
}

/** A gateway that has nothing on its disk, and publishes nothing at its start that would mend what is altered. */
export function startFresh(databaseUrl: string, environment: Record<string, string> = {}): Promise<Portal> {
  const nothing = mkdtempSync(join(tmpdir(), 'atrium-none-'));
  return startPortal({ databaseUrl, environment: { ...environment, ATRIUM_BUILT: nothing } });
}

/** Alters files where they are stored, in every form they are sent in, and asks two gateways for them. */
export async function alterStoredFiles({
  databaseUrl,
  portal,
  remotes,
  files,
  draw,
}: Altering): Promise<StoredMeeting[]> {
  const drawn = remotes.map((remote) => ({ remote, scripts: some(scriptsOf(remote), files + 1, draw) }));
  const chosen = drawn.flatMap(({ remote, scripts }) => scripts.slice(1).map((file) => ({ remote, file })));
  const database = new Client(databaseUrl);
  await database.connect();
  try {
    for (const { remote, file } of chosen) await alter(database, integrityIn(remote, file));
  } finally {
    await database.end();
  }
  const fresh = await startFresh(databaseUrl);
  try {
    const meetings = await Promise.all(
      chosen.map(async ({ remote, file }) => {
        const meeting: StoredMeeting = { remote, file, before: 'missing', fresh: 'missing', faults: [] };
        meeting.before = await ask(portal, meeting);
        meeting.fresh = await ask(fresh, meeting);
        if (meeting.before === 'missing') meeting.faults.push('was served before, and is not any more');
        return meeting;
      }),
    );
    // that is not altered, so that what is missing is missing because it was altered
    for (const { remote, scripts } of drawn) {
      const meeting: StoredMeeting = {
        remote,
        file: present(scripts[0]),
        before: 'sound',
        fresh: 'missing',
        faults: [],
      };
      if ((await ask(fresh, meeting)) === 'missing') meeting.faults.push('was not altered, and is not served');
      meetings.push(...(meeting.faults.length > 0 ? [meeting] : []));
    }
    return meetings;
  } finally {
    await fresh.stop();
  }
}

async function ask(portal: Portal, { remote, file, faults }: StoredMeeting): Promise<'sound' | 'missing'> {
  const { status, body } = await get(portal.page(merchantWith(remote), `/r/${remote}/${file}`));
  if (status === 404) return 'missing';
  if (status !== 200) faults.push(`was answered ${status}`);
  else if (integrityOf(body) !== integrityIn(remote, file)) faults.push('was sent with altered bytes');
  return 'sound';
}

/** One that uses the remote: files are served only where they may be needed. */
function merchantWith(remote: string): string {
  return remote === 'host' ? 'aurora' : present(demoMerchants.find(({ remotes }) => remotes.includes(remote))).code;
}

async function alter(database: Client, integrity: string): Promise<void> {
  const { rows } = await database.query<{ identity: Buffer }>(
    'select identity from registry.files where integrity = $1',
    [integrity],
  );
  const bytes = Buffer.from(altered(present(rows[0]).identity.toString('utf8')));
  await database.query('update registry.files set identity = $2, brotli = $3, gzip = $4 where integrity = $1', [
    integrity,
    bytes,
    brotliCompressSync(bytes),
    gzipSync(bytes),
  ]);
}

function some(all: string[], count: number, draw: Draw): string[] {
  const left = all.toSorted();
  return Array.from({ length: Math.min(count, left.length) }, () =>
    present(left.splice(draw(0, left.length - 1), 1)[0]),
  );
}
