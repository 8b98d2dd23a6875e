import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { conform as runContract, NoBackEnd, printOutcomes, readTarget, type Target } from '../../conform';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from './cli-command';

/** Fails if a call breaks the contract; a call that is not offered is no failure. */
export const conform: CliCommand = {
  parameters: ['URL'],
  about: 'check whether a back end keeps the contract, over the wire alone',
  options: ['accounts', 'calls'],
  run: async ({ args: [url = ''], options: { accounts, calls } }) => {
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new StartRefused(`"${url}" is not the address of a back end. Give one such as http://localhost:8080.`);
    const { origin, href } = new URL(url);
    if (href !== `${origin}/`)
      throw new StartRefused(`"${url}" has more than an origin, and calls have fixed paths. Give ${origin} alone.`);
    if (accounts === undefined)
      throw new StartRefused(
        'Name the file with merchants and accounts: --accounts FILE. docs/guides/conform.md shows one.',
      );
    const target = await readAccounts(resolve(accounts));
    const outcomes = await runContract({ url, target, calls }).catch((error: unknown) => {
      throw error instanceof NoBackEnd ? new StartRefused(error.message) : error;
    });
    if (outcomes.length === 0) throw new StartRefused(`There is no call ${String(calls)}.`);
    const failed = outcomes.some(({ state }) => state === 'failed');
    return { text: printOutcomes(outcomes), data: { passed: !failed, calls: outcomes }, failed };
  },
};

async function readAccounts(file: string): Promise<Target> {
  try {
    return readTarget(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new StartRefused(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
