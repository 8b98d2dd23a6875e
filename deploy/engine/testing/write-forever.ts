import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openEngine } from '../open-engine';

/** A program that writes random numbers forever, each twice in one transaction, and prints each acknowledged one. */
const [dataFolder] = process.argv.slice(2);
const engine = await openEngine({ dataFolder });
await engine.database.execute(sql`create table if not exists written (number bigint not null)`);
for (;;) {
  const number = randomInt(2 ** 47);
  await engine.transaction(async (transaction) => {
    await transaction.execute(sql`insert into written values (${number})`);
    await transaction.execute(sql`insert into written values (${number})`);
  });
  process.stdout.write(`${number}\n`);
}
