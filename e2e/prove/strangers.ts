import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Browser } from 'playwright';
import prepareData from '../support/prepare-data';
import { attacks } from './strangers/attacks';
import { printAttacked, printHead } from './strangers/figures';
import { strangersOptions } from './strangers/options';
import { runAttack, type Attacked } from './strangers/run-attack';
import { visitorProgram } from './strangers/visitor';

/**
 * Attacks a started portal over HTTP and in a browser, each attack beside an honest visitor who loads pages: what was
 * tried and taken, the memory of the process, and how much longer the visitor's pages took. Needs Linux.
 * @throws when an attack breaks an invariant, a visitor's median page load takes more than 3 times as long, or memory
 * grows beyond the attack's bound
 */
export async function prove(args: string[]): Promise<void> {
  const options = strangersOptions(args, attacks);
  const removeData = await prepareData();
  let browser: Promise<Browser> | undefined;
  const openBrowser = async () => chromium.launch(await launchOptions());
  const attacked: Attacked[] = [];
  try {
    printHead();
    for (const attack of options.attacks) {
      const row = await runAttack(attack, {
        short: options.short,
        browser: () => (browser ??= openBrowser()),
        visitorProgram: visitorProgram(import.meta.dirname),
      });
      printAttacked(row);
      attacked.push(row);
    }
  } finally {
    await (await browser)?.close();
    removeData();
  }
  const faults = attacked.flatMap(({ attack, faults: found }) => found.map((fault) => `${attack.name}: ${fault}`));
  if (faults.length > 0) throw new Error(`Strangers got through:\n  ${faults.join('\n  ')}`);
}
