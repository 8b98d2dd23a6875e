import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Browser } from 'playwright';
import prepareData from '../support/prepare-data';
import { defineProof } from './define-proof/define-proof';
import { someOf } from './define-proof/option';
import { attacks } from './strangers/attacks';
import { printAttacked, printHead } from './strangers/figures';
import { runAttack } from './strangers/run-attack';
import { visitorProgram } from './strangers/visitor';

/**
 * Attacks a started portal over HTTP and in a browser, each attack beside an honest visitor who loads pages. Prints what
 * was tried and accepted, the memory of the process, and the visitor's page loads. Needs Linux.
 */
export const proof = defineProof({
  options: { only: someOf('attacks', () => attacks.map(({ name }) => name)) },
  run: async ({ values, short, report }) => {
    const removeData = await prepareData();
    let browser: Promise<Browser> | undefined;
    const openBrowser = async () => chromium.launch(await launchOptions());
    try {
      printHead();
      for (const attack of attacks.filter(({ name }) => values.only.includes(name))) {
        const row = await runAttack(attack, {
          short,
          browser: () => (browser ??= openBrowser()),
          visitorProgram: visitorProgram(import.meta.dirname),
        });
        printAttacked(row);
        report.fault(...row.faults.map((fault) => `${attack.name}: ${fault}`));
        report.reached(row.outcome.tried, `inputs of ${attack.name}`);
      }
    } finally {
      await (await browser)?.close();
      removeData();
    }
  },
});
