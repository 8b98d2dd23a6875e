import { randomBytes } from 'node:crypto';
import type { Engine } from '../../engine';
import { reportKeys } from '../tables';

/** Reads the key with which all gateways on one database sign report tokens; the first gateway makes it. */
export async function readReportKey(engine: Engine): Promise<Buffer> {
  const { database } = engine;
  const read = async () => (await database.select({ key: reportKeys.key }).from(reportKeys))[0]?.key;
  const present = await read();
  if (present) return present;
  await database
    .insert(reportKeys)
    .values({ id: 1, key: randomBytes(32) })
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error('the key for report tokens was written but cannot be read');
  return made;
}
