import { languageCodes } from '@atrium/contract';
import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import { loadFailedTexts } from '@atrium/ui';
import { dayRangeTexts } from '@atrium/ui/dates';
import remote from '../remote';

test('all languages have the same texts with the same values', async () => {
  expect(
    await textFaults(remote.texts, {
      sources: sourcesOfWorkspace({ LoadFailed: loadFailedTexts, DayRangePicker: dayRangeTexts }),
    }),
  ).toEqual([]);
});

const keys = [
  ...['br_enter_moneypwd', 'br_enter_plname', 'br_enter_getaddree', 'br_enter_cphone'],
  ...['br_sqmypaur_twtjtu', 'br_vwxdjflb_sfyljuh'],
];

test.each(languageCodes)('%s has its own text for each key of the redemption [KEY-14]', async (code) => {
  const [texts, english] = (await Promise.all([remote.texts(code), remote.texts('EN')])).map(
    (loaded): Record<string, string> => loaded.default,
  );
  for (const key of keys) {
    expect(texts?.[key]).toBeTruthy();
    if (code !== 'EN') expect(texts?.[key]).not.toBe(english?.[key]);
  }
});
