import { messageKeys } from '@atrium/api/message-keys';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { Relay } from '../support/relay';
import { defineProof } from './define-proof/define-proof';
import { count, partOf, seed } from './define-proof/option';
import { scenes } from './keys/scenes';
import { languagesWithout, tableOf } from './keys/seen';
import { failSilently, silentFailures } from './keys/silent-failures';
import { Theatre } from './keys/theatre';
import { draw } from './strict-source/draw';

/**
 * Shows every message key in the browser by its own trigger, and lets the five silent failures happen. Each key has
 * its text in every language.
 */
export const proof = defineProof({
  options: {
    scenes: count('scenes, drawn from all', { usual: 100, short: 8 }),
    only: partOf('only scenes with this in their name or keys'),
    seed: seed('the scenes are drawn from it'),
  },
  run: async ({ values, report }) => {
    const wanted = scenes.filter(({ name, keys }) => [name, ...keys].some((word) => word.includes(values.only)));
    const played = draw(wanted, values.scenes, values.seed);
    const failing = silentFailures.filter(({ name }) => name.includes(values.only));
    report.reached(played.length + failing.length, `scenes with "${values.only}" in them`);
    let theatre: Theatre | undefined;
    const relay = await Relay.open(() => theatre?.change);
    const environment = { ATRIUM_QUICK_HASHES: 'on', ATRIUM_SANDBOX_ORIGIN: relay.origin };
    const portal = await startPortal({ environment });
    if (portal.sandbox === undefined) throw new Error('The portal did not open its sandbox to the relay.');
    relay.target = portal.sandbox;
    const browser = await chromium.launch(await launchOptions());
    try {
      const company = new Theatre(browser, portal);
      theatre = company;
      for (const { name, play } of played) {
        const broken = await company.play(play);
        report.log(`  ${broken === undefined ? 'shown' : 'broken'}: ${name}`);
        if (broken !== undefined) report.fault(`${name}: ${broken}`);
      }
      for (const failure of failing) {
        const broken = await company.play((scene) => failSilently(scene, failure));
        report.log(`  ${broken === undefined ? 'silent, logged' : 'broken'}: ${failure.name} fails`);
        if (broken !== undefined) report.fault(`${failure.name} does not fail silently: ${broken}`);
      }
      const due = new Set(played.flatMap(({ keys }) => keys));
      const rows = messageKeys.filter(({ key }) => due.has(key));
      for (const row of rows) {
        if (!company.seen.has(row.key)) report.fault(`${row.key} was not shown`);
        const missing = languagesWithout(row);
        if (missing.length > 0) report.fault(`${row.key} has no text in ${missing.join(', ')}`);
      }
      report.log('');
      for (const line of tableOf(company.seen, rows)) report.log(line);
      report.log(`\n  ${company.seen.size} of ${messageKeys.length} keys shown`);
    } finally {
      await browser.close();
      await portal.stop();
      await relay.stop();
    }
  },
});
