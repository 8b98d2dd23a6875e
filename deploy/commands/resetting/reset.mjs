import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunning } from '../running/find-running.mjs';
import { CommandError, step } from '../running/steps.mjs';
import { startOptions } from '../starting/options.mjs';

/** @param {string[]} args */
export async function reset(args) {
  const { data } = startOptions(args);
  if (process.env.DATABASE_URL) {
    throw new CommandError(
      'DATABASE_URL is set: remove demo data on a PostgreSQL server by dropping the database there.',
    );
  }
  if (!existsSync(data)) return console.log(`Nothing to remove: there is no data at ${data}.`);
  const running = await findRunning(data);
  if (running) throw new CommandError(`Process ${running.pid} is using ${data}. Stop it first: kill ${running.pid}`);
  await refuseForeign(data);
  await step(`Remove ${data}`, () => rm(data, { recursive: true }));
}

/**
 * A typing error in --data must not remove other documents.
 * @param {string} data
 */
async function refuseForeign(data) {
  const ours = ['database', 'signing-key.pem'].some((name) => existsSync(join(data, name)));
  const names = await readdir(data);
  if (ours || names.length === 0) return;
  throw new CommandError(
    `${data} does not look like a data folder of Atrium (it holds ${names.slice(0, 3).join(', ')}). Nothing was removed.`,
  );
}
