import { randomBytes } from 'node:crypto';
import type { Engine } from '../../engine';
import { reportKeys } from '../tables';

/** The key all gateways on one database sign report tokens with; made by the first of them. */
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
  if (!made) throw new Error('the key for report tokens was written and is not there');
  return made;
}
