import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { sql } from 'drizzle-orm';
import { openEngine } from '../open-engine';
import { packageFolder } from '../migrations/package-folder';
import { freshDataFolder } from '../testing/fresh-folder';

/** Kills per run; `npm run prove` does many more. */
const kills = 3;
/** Acknowledged writes after which the writer is killed, in the middle of further writes. */
const writesBeforeKill = 40;

let folder: string;
let writer: string;
beforeAll(async () => {
  folder = await freshDataFolder();
  // Inside the repository, so that the bundle resolves its packages.
  const cache = join(dirname(packageFolder()), '.cache');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'crash-'));
  writer = join(scratch, 'writer.mjs');
  await build({
    entryPoints: [join(packageFolder(), 'engine/testing/write-forever.ts')],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  await build({
    entryPoints: [join(packageFolder(), 'engine/worker.mjs')],
    outfile: join(scratch, 'worker.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(writer, '..'), { recursive: true });
});

it('loses no acknowledged write and keeps no partial transaction when the process is killed', async () => {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) acknowledged.push(...(await writeUntilKilled()));
  const engine = await openEngine({ dataFolder: folder });
  const { rows } = await engine.database.execute<{ number: string; halves: string }>(
    sql`select number, count(*) as halves from written group by number`,
  );
  await engine.close();
  const kept = new Set(rows.map(({ number }) => Number(number)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * writesBeforeKill);
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  expect(rows.filter(({ halves }) => Number(halves) !== 2)).toEqual([]);
}, 60_000);

async function writeUntilKilled(): Promise<number[]> {
  const writing = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(writing, 'exit');
  let printed = '';
  for await (const part of writing.stdout as AsyncIterable<Buffer>) {
    printed += part.toString();
    if (printed.split('\n').length > writesBeforeKill) writing.kill('SIGKILL');
  }
  await exited;
  // The last line is incomplete.
  return printed.split('\n').slice(0, -1).map(Number);
}
