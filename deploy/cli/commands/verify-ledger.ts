import { keepFolderPrivate, openEngine } from '../../engine';
import { hasLedger, verifyLedger } from '../../sandbox';
import { ledgerKeys } from '../../server/ledger-keys';
import { readTrust } from '../../server/read-trust';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from './cli-command';

/** Maximum of printed faults. */
const maxPrinted = 50;

export const ledgerCheck: CliCommand = {
  parameters: [],
  about: 'check every posting of the ledger against its signature, and every balance against its entries',
  options: [],
  run: async ({ location }) => {
    const { databaseUrl, dataFolder } = location;
    await keepFolderPrivate(dataFolder);
    const engine = await openEngine(databaseUrl === undefined ? { dataFolder } : { databaseUrl });
    try {
      if (!(await hasLedger(engine.database)))
        throw new StartRefused(
          'This database has no ledger of the sandbox, so there is nothing to verify. A merchant’s own back end keeps its ledger itself.',
        );
      const report = await engine.transaction(
        (transaction) => verifyLedger(transaction, ledgerKeys(readTrust(location))),
        { isolation: 'repeatable read' },
      );
      const { postings, accounts, faults } = report;
      const checked = `${postings} postings on ${accounts} accounts`;
      const left = faults.length > maxPrinted ? [`  and ${faults.length - maxPrinted} more`] : [];
      const text =
        faults.length === 0
          ? `${checked}: every posting matches its signature, and every balance matches its entries.`
          : [
              `${checked}, ${faults.length} faults:`,
              ...faults.slice(0, maxPrinted).map((fault) => `  ${fault}`),
              ...left,
            ].join('\n');
      return { text, data: report, failed: faults.length > 0 };
    } finally {
      await engine.close();
    }
  },
};
