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
      'DATABASE_URL is set: demo data in a PostgreSQL server is removed there, by dropping the database.',
    );
  }
  if (!existsSync(data)) return console.log(`There is no data at ${data}: nothing to remove.`);
  const running = await findRunning(data);
  if (running) throw new CommandError(`Process ${running.pid} is using ${data}. Stop it first: kill ${running.pid}`);
  await refuseForeign(data);
  await step(`Remove ${data}`, () => rm(data, { recursive: true }));
}

/**
 * A slip of the keyboard in --data must not remove somebody's documents.
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
