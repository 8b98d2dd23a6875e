import { messageKeys } from '@atrium/api/message-keys';
import { launchOptions } from '@atrium/bundling/chromium';
import { languageCodes } from '@atrium/contract';
import { chromium } from 'playwright';
import { startBehindRelay } from '../support/start-behind-relay';
import { testEnvironment } from '../support/start-test-portal';
import { defineProof } from './define-proof/define-proof';
import { count, partOf, seed } from './define-proof/option';
import { AnswerRelay } from './keys/answer-relay';
import { keysWithoutScene, scenes } from './keys/scenes';
import { languagesWithout, ownerOf, tableOf } from './keys/seen';
import { failSilently, silentFailures } from './keys/silent-failures';
import { Theatre } from './keys/theatre';
import { draw } from './strict-source/draw';

/**
 * Shows every message key in the browser by its own trigger, in every language, and lets the five silent failures
 * happen. Each key has a scene, and its text in every language.
 */
export const proof = defineProof({
  options: {
    scenes: count('scenes, drawn from all', { usual: 100, short: 8 }),
    languages: count('languages of each scene, drawn from all', { usual: 11, short: 1 }),
    only: partOf('only scenes with this in their name or keys'),
    seed: seed('scenes and languages are drawn from it'),
  },
  run: async ({ values, report }) => {
    for (const key of keysWithoutScene(messageKeys.map(({ key }) => key))) report.fault(`${key} has no scene`);
    for (const row of messageKeys) {
      const missing = languagesWithout(row);
      if (missing.length > 0) report.fault(`${row.key} has no text in ${missing.join(', ')}`);
    }
    const wanted = scenes.filter(({ name, keys }) => [name, ...keys].some((word) => word.includes(values.only)));
    const played = draw(wanted, values.scenes, values.seed);
    const failing = silentFailures.filter(({ name }) => name.includes(values.only));
    report.reached(played.length + failing.length, `scenes with "${values.only}" in them`);
    const languages = draw(languageCodes, values.languages, values.seed);

    const relay = await new AnswerRelay().open();
    const portal = await startBehindRelay(relay, testEnvironment);
    const browser = await chromium.launch(await launchOptions());
    try {
      const theatre = new Theatre(browser, portal, relay);
      await theatre.offerLanguages();
      for (const { name, play } of played)
        for (const language of languages) {
          const broken = await theatre.play(play, language);
          report.log(`  ${broken === undefined ? 'shown' : 'broken'} in ${language}: ${name}`);
          if (broken !== undefined) report.fault(`${name}, in ${language}: ${broken}`);
        }
      for (const failure of failing) {
        const broken = await theatre.play((stage) => failSilently(stage, failure), 'EN');
        report.log(`  ${broken === undefined ? 'silent, logged' : 'broken'}: ${failure.name} fails`);
        if (broken !== undefined) report.fault(`${failure.name} does not fail silently: ${broken}`);
      }
      const due = new Set(played.flatMap(({ keys }) => keys));
      const rows = messageKeys.filter(({ key }) => due.has(key));
      for (const row of rows) {
        const seen = theatre.seen.get(row.key)?.languages;
        const unseen = languages.filter((language) => !seen?.has(language));
        if (unseen.length > 0)
          report.fault(
            `${row.key}${ownerOf(row) ? '' : ', a key without a text,'} was not shown in ${unseen.join(', ')}`,
          );
      }
      report.log('');
      for (const line of tableOf(theatre.seen, rows)) report.log(line);
      report.log(
        `\n  ${theatre.seen.size} of ${messageKeys.length} keys shown, in ${languages.length} of ${languageCodes.length} languages; ${failing.length} of ${silentFailures.length} silent failures`,
      );
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
});
