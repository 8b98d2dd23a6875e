import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { Client } from 'pg';
import { startPortal, type Portal } from '../../support/portal';
import { integrityIn, integrityOf, scriptsOf } from '../../support/releases';
import type { Draw } from '../../support/seeded-random';
import { get } from '../outage/load-page';
import { present } from '../../support/present';
import { altered } from './altered';

/** The result of one file altered in the database. */
export interface StoredResult {
  remote: string;
  file: string;
  /** What a running gateway sends, and one that has just started. */
  before: 'valid' | 'missing';
  fresh: 'valid' | 'missing';
  faults: string[];
}

interface Altering {
  databaseUrl: string;
  /** Has served and kept every file. */
  portal: Portal;
  remotes: readonly string[];
  files: number;
  draw: Draw;
}

/** Starts a gateway with an empty disk that publishes nothing, which would repair altered files. */
export function startFresh(databaseUrl: string, environment: Record<string, string> = {}): Promise<Portal> {
  const nothing = mkdtempSync(join(tmpdir(), 'atrium-none-'));
  return startPortal({ databaseUrl, environment: { ...environment, ATRIUM_BUILT: nothing } });
}

/** Alters files in the database, in every encoding, and requests them from two gateways. */
export async function alterStoredFiles({
  databaseUrl,
  portal,
  remotes,
  files,
  draw,
}: Altering): Promise<StoredResult[]> {
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
    const results = await Promise.all(
      chosen.map(async ({ remote, file }) => {
        const result: StoredResult = { remote, file, before: 'missing', fresh: 'missing', faults: [] };
        result.before = await ask(portal, result);
        result.fresh = await ask(fresh, result);
        if (result.before === 'missing')
          result.faults.push('was served before the alteration, and is no longer served');
        return result;
      }),
    );
    // a file that is not altered must be served, so that others are missing because of the alteration
    for (const { remote, scripts } of drawn) {
      const result: StoredResult = {
        remote,
        file: present(scripts[0]),
        before: 'valid',
        fresh: 'missing',
        faults: [],
      };
      if ((await ask(fresh, result)) === 'missing') result.faults.push('was not altered, and is not served');
      results.push(...(result.faults.length > 0 ? [result] : []));
    }
    return results;
  } finally {
    await fresh.stop();
  }
}

async function ask(portal: Portal, { remote, file, faults }: StoredResult): Promise<'valid' | 'missing'> {
  const { status, body } = await get(portal.page(merchantWith(remote), `/r/${remote}/${file}`));
  if (status === 404) return 'missing';
  if (status !== 200) faults.push(`was answered ${status}`);
  else if (integrityOf(body) !== integrityIn(remote, file)) faults.push('was sent with altered bytes');
  return 'valid';
}

/** A merchant with the remote: files are served only where a page may need them. */
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
