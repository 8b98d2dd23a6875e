import { eq } from 'drizzle-orm';
import type { ReleaseFile } from '@atrium/contract';
import type { Engine } from '../../engine';
import type { StoredBody } from '../files/read-file';
import { deltas } from '../tables';
import { dczBody } from './dcz';
import type { DeltaCodec } from './delta-codec';
import { deltaPattern } from './file-pattern';
import { readFilesOf, readKeptFiles } from './read-kept-files';

/** Announced with a file's integrity when deltas of it were stored. */
export const deltasMade = 'registry_deltas';

/** Earlier files, the latest first, that a file gets deltas against. */
const mostDictionaries = 4;

/** A delta is kept if it has at most this share of the compressed file's bytes. */
const worthwhile = 0.75;

interface DeltaMakerOptions {
  engine: Engine;
  codec: Pick<DeltaCodec, 'encode'>;
  /** Reads bytes that match their hash. */
  read(integrity: string): Promise<StoredBody | undefined>;
}

/** Makes the missing deltas of a release's scripts against the same files of the releases that browsers may have. */
export async function makeDeltas(options: DeltaMakerOptions, remote: string, release: string): Promise<void> {
  const { database } = options.engine;
  const kept = await readKeptFiles(database, remote);
  const earlier = kept.filter(({ id }) => id !== release).map(({ files }) => files);
  if (earlier.length === 0) return;
  for (const [name, file] of Object.entries(await readFilesOf(database, remote, release)))
    await makeDeltasOfFile(options, file.integrity, dictionariesFor(name, file, earlier));
}

/** Integrities of the same file in earlier releases. */
function dictionariesFor(name: string, file: ReleaseFile, earlier: Record<string, ReleaseFile>[]): string[] {
  const pattern = deltaPattern(name, file);
  if (pattern === undefined) return [];
  const found = earlier.flatMap((files) =>
    Object.entries(files)
      .filter(([other, described]) => deltaPattern(other, described) === pattern)
      .map(([, { integrity }]) => integrity),
  );
  return [...new Set(found)].filter((integrity) => integrity !== file.integrity).slice(0, mostDictionaries);
}

async function makeDeltasOfFile(
  { engine, codec, read }: DeltaMakerOptions,
  integrity: string,
  dictionaries: string[],
): Promise<void> {
  if (dictionaries.length === 0) return;
  const { database } = engine;
  const stored = await database
    .select({ dictionary: deltas.dictionary })
    .from(deltas)
    .where(eq(deltas.integrity, integrity));
  const known = new Set(stored.map(({ dictionary }) => dictionary));
  const missing = dictionaries.filter((dictionary) => !known.has(dictionary));
  const file = missing.length > 0 ? await read(integrity) : undefined;
  if (!file) return;
  const largestDelta = (file.brotli ?? file.identity).length * worthwhile;
  for (const dictionary of missing) {
    const earlier = await read(dictionary);
    if (!earlier) continue;
    const delta = dczBody(dictionary, await codec.encode(file.identity, earlier.identity));
    const body = delta.length <= largestDelta ? delta : null;
    await database.insert(deltas).values({ integrity, dictionary, body }).onConflictDoNothing();
  }
  await engine.notify(deltasMade, integrity);
}
