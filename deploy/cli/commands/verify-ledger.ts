import { keepFolderPrivate, openEngine } from '../../engine';
import { verifyLedger } from '../../sandbox';
import { ledgerKeys } from '../../server/ledger-keys';
import { readTrust } from '../../server/read-trust';
import type { CliCommand } from './cli-command';

/** Faults printed; more say the same thing again. */
const most = 50;

export const ledgerCheck: CliCommand = {
  parameters: [],
  about: 'check every posting of the ledger against its signature, and every balance against its entries',
  options: [],
  run: async ({ location }) => {
    const { databaseUrl, dataFolder } = location;
    await keepFolderPrivate(dataFolder);
    const engine = await openEngine(databaseUrl === undefined ? { dataFolder } : { databaseUrl });
    try {
      const report = await engine.transaction(
        (transaction) => verifyLedger(transaction, ledgerKeys(readTrust(location))),
        { isolation: 'repeatable read' },
      );
      const { postings, accounts, faults } = report;
      const looked = `${postings} postings on ${accounts} accounts`;
      const left = faults.length > most ? [`  and ${faults.length - most} more`] : [];
      const text =
        faults.length === 0
          ? `${looked}: every posting is as it was signed, and every balance is what its entries come to.`
          : [
              `${looked}, ${faults.length} faults:`,
              ...faults.slice(0, most).map((fault) => `  ${fault}`),
              ...left,
            ].join('\n');
      return { text, data: report, failed: faults.length > 0 };
    } finally {
      await engine.close();
    }
  },
};
