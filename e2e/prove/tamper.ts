import { rmSync } from 'node:fs';
import { launchOptions } from '@atrium/bundling/chromium';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { readSigner } from '@atrium/deploy/key-files';
import { publishFolder } from '@atrium/deploy/publish-folder';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { tokenFor } from '../support/registry';
import { remoteNames } from '../support/remote-names';
import { shareKeys } from '../support/shared-keys';
import { defineProof } from './define-proof/define-proof';
import { count, seed, someOf } from './define-proof/option';
import type { Report } from './define-proof/report';
import { nextRelease } from '../support/next-release';
import { seededRandom } from '../support/seeded-random';
import { alterChannel } from './tamper/channel-row';
import { alterAsApplication } from './tamper/alter-as-application';
import { alterLedger } from './tamper/alter-ledger';
import { printLedger, printRow, printStored, printWire } from './tamper/figures';
import { alterStoredFiles } from './tamper/in-the-database';
import { alterOnTheWire, checkAlarm, type WireResult } from './tamper/on-the-wire';
import { playAsApplication } from './tamper/play-as-application';

/**
 * Alters every file between portal and browser, files and the channel in the database, and rows of the ledger. A fault
 * is altered bytes that run or are sent, an altered channel that is followed, or an altered ledger row that neither the
 * database refuses nor `atrium verify-ledger` names.
 */
export const proof = defineProof({
  options: {
    remote: someOf('host and remotes with altered files', () => ['host', ...remoteNames()], {
      short: () => ['host', 'mall'],
    }),
    where: someOf('parts', () => ['wire', 'database', 'ledger']),
    files: count('files of each remote altered in the database', { usual: 5, short: 1 }),
    seed: seed('files altered in the database are drawn from it'),
  },
  run: async ({ values, report }) => {
    if (values.where.includes('wire')) await onTheWire(values.remote, report);
    if (values.where.every((part) => part === 'wire')) return;
    const missing = postgresMissing();
    if (missing) return report.skip('PostgreSQL', missing);
    if (values.where.includes('database')) await inTheDatabase(values, report);
    if (values.where.includes('ledger')) await inTheLedger(report);
  },
});

async function onTheWire(remotes: readonly string[], report: Report): Promise<void> {
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  const results: WireResult[] = [];
  try {
    await checkAlarm(browser, portal);
    for (const remote of remotes)
      await alterOnTheWire({ browser, portal }, remote, (result) => {
        results.push(result);
        console.log(`  ${remote.padEnd(10)}${result.file.padEnd(44)}${[result.shown, ...result.faults].join('  ')}`);
      });
  } finally {
    await browser.close();
    await portal.stop();
  }
  printWire(results);
  for (const { remote, file, faults } of results) report.fault(...faults.map((fault) => `${remote}/${file} ${fault}`));
  report.reached(results.length, 'files altered on the wire', remotes.length);
}

async function inTheDatabase(
  { remote: remotes, files, seed }: { remote: readonly string[]; files: number; seed: number },
  report: Report,
): Promise<void> {
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
      for (const { what, faults } of rows)
        report.fault(...faults.map((fault) => `with ${what} in the channel row, ${fault}`));
      for (const { remote, file, faults } of stored)
        report.fault(...faults.map((fault) => `${remote}/${file} ${fault}`));
      report.reached(stored.length, 'files altered in the database', remotes.length);
    } finally {
      await portal.stop();
    }
  } finally {
    await server.stop();
  }
}

async function inTheLedger(report: Report): Promise<void> {
  const server = await startPostgres();
  try {
    const portal = await startPortal({ databaseUrl: server.url });
    const faults = await playAsApplication(portal, server.url).finally(() => portal.stop());
    const asApplication = await alterAsApplication(server.url);
    const results = await alterLedger(server.url);
    printLedger(results, asApplication.refused);
    report.fault(...faults, ...asApplication.faults);
    for (const { what, faults } of results)
      report.fault(...faults.map((fault) => `the ledger with ${what} altered: ${fault}`));
    report.reached(asApplication.refused, 'refused statements of the application');
    report.reached(results.length, 'altered rows of the ledger');
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
