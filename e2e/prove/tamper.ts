import { rmSync } from 'node:fs';
import { launchOptions } from '@atrium/bundling/chromium';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { readSigner } from '@atrium/deploy/key-files';
import { publishFolder } from '@atrium/deploy/publish-folder';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { tokenFor } from '../support/registry';
import { builtRemotes } from '../support/releases';
import { shareKeys } from '../support/shared-keys';
import { skipPostgres } from '../support/skip-postgres';
import { nextRelease } from './faults/next-release';
import { seededRandom } from './kill/seeded-random';
import { alterChannel } from './tamper/channel-row';
import { alterAsApplication } from './tamper/alter-as-application';
import { alterLedger } from './tamper/alter-ledger';
import { printLedger, printRow, printStored, printWire } from './tamper/figures';
import { alterStoredFiles } from './tamper/in-the-database';
import { alterOnTheWire, checkTheAlarm, type Meeting } from './tamper/on-the-wire';
import { tamperOptions, type TamperOptions } from './tamper/options';
import { playAsApplication } from './tamper/play-as-application';

/**
 * Alters every file between portal and browser, files and the channel where they are stored, and holds the portal to
 * running none of it; and the ledger, of which the database refuses or `atrium verify-ledger` names each alteration.
 * @throws when altered bytes run or are sent, an altered channel is followed, or an altered ledger is not named; never
 * because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = tamperOptions(args, builtRemotes());
  const faults: string[] = [];
  if (options.where.includes('wire')) faults.push(...(await onTheWire(options)));
  if (options.where.includes('database')) faults.push(...(await inTheDatabase(options)));
  if (options.where.includes('ledger')) faults.push(...(await inTheLedger(options)));
  if (faults.length > 0) throw new Error(`What was altered got through:\n  ${faults.slice(0, 40).join('\n  ')}`);
}

async function onTheWire({ remotes }: TamperOptions): Promise<string[]> {
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  const meetings: Meeting[] = [];
  try {
    await checkTheAlarm(browser, portal);
    for (const remote of remotes)
      await alterOnTheWire({ browser, portal }, remote, (meeting) => {
        meetings.push(meeting);
        console.log(`  ${remote.padEnd(10)}${meeting.file.padEnd(44)}${[meeting.met, ...meeting.faults].join('  ')}`);
      });
  } finally {
    await browser.close();
    await portal.stop();
  }
  printWire(meetings);
  return meetings.flatMap(({ remote, file, faults }) => faults.map((fault) => `${remote}/${file} ${fault}`));
}

async function inTheDatabase(options: TamperOptions): Promise<string[]> {
  const { remotes, files, seed } = options;
  const missing = postgresMissing();
  if (missing) {
    skipPostgres('Altering the database', missing, options.allowSkips);
    return [];
  }
  console.log(`\n${files} files of each remote altered in the database (--seed ${seed})`);
  const server = await startPostgres();
  const databaseUrl = server.url;
  try {
    const portal = await startPortal({ databaseUrl });
    try {
      const promote = () => promoteNext('lobby', portal.operations, databaseUrl);
      const rows = await alterChannel({ databaseUrl, portal, remote: 'lobby', promote });
      printRow(rows);
      const stored = await alterStoredFiles({ databaseUrl, portal, remotes, files, draw: seededRandom(seed) });
      printStored(stored);
      return [
        ...rows.flatMap(({ what, faults }) => faults.map((fault) => `with ${what} in the channel row, ${fault}`)),
        ...stored.flatMap(({ remote, file, faults }) => faults.map((fault) => `${remote}/${file} ${fault}`)),
      ];
    } finally {
      await portal.stop();
    }
  } finally {
    await server.stop();
  }
}

async function inTheLedger({ allowSkips }: TamperOptions): Promise<string[]> {
  const missing = postgresMissing();
  if (missing) {
    skipPostgres('Altering the ledger', missing, allowSkips);
    return [];
  }
  const server = await startPostgres();
  try {
    const portal = await startPortal({ databaseUrl: server.url });
    const faults = await playAsApplication(portal, server.url).finally(() => portal.stop());
    const asApplication = await alterAsApplication(server.url);
    const meetings = await alterLedger(server.url);
    printLedger(meetings, asApplication.refused);
    return [
      ...faults,
      ...asApplication.faults,
      ...meetings.flatMap(({ what, faults }) => faults.map((fault) => `the ledger with ${what} altered: ${fault}`)),
    ];
  } finally {
    await server.stop();
  }
}

async function promoteNext(remote: string, operations: string, databaseUrl: string): Promise<void> {
  const ask = askOverHttp(operations, await tokenFor([remote], { databaseUrl }), 'proof');
  const { folder, id } = nextRelease(remote);
  await publishFolder(ask, folder, readSigner(shareKeys().signingKey));
  await ask('change', { remote, change: { action: 'promote', release: id } });
  rmSync(folder, { recursive: true });
}
