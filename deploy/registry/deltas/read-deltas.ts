import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { StoredBody } from '../files/read-file';
import { integrityOf } from '../publishing/check-release';
import { deltas } from '../tables';
import { frameInBody } from './dcz';
import type { DeltaCodec } from './delta-codec';

/** Bodies for `Content-Encoding: dcz` by the integrity of their dictionary. */
export type DeltasOfFile = ReadonlyMap<string, Buffer>;

/** Far more than are made of a file; the rest is not read. */
const mostDeltas = 32;

interface DeltaReaderOptions {
  queries: Queries;
  codec: Pick<DeltaCodec, 'decode'>;
  /** Reads bytes that match their hash. */
  read(integrity: string): Promise<StoredBody | undefined>;
}

/** Reads the deltas of a file, without those that do not give exactly its bytes. */
export async function readDeltas(
  { queries, codec, read }: DeltaReaderOptions,
  integrity: string,
): Promise<DeltasOfFile> {
  const { dictionary, body } = deltas;
  const stored = await queries
    .select({ dictionary, body })
    .from(deltas)
    .where(and(eq(deltas.integrity, integrity), isNotNull(body)))
    .limit(mostDeltas);
  const verified = new Map<string, Buffer>();
  const file = stored.length > 0 ? await read(integrity) : undefined;
  if (!file) return verified;
  for (const delta of stored) {
    const frame = delta.body && frameInBody(delta.dictionary, delta.body);
    const earlier = frame && (await read(delta.dictionary));
    if (!frame || !earlier) continue;
    const bytes = await codec.decode(frame, earlier.identity, file.identity.length).catch(() => undefined);
    if (delta.body && bytes && integrityOf(bytes) === integrity) verified.set(delta.dictionary, delta.body);
  }
  return verified;
}
