import { languageCodes } from '@atrium/contract';
import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import { loadFailedTexts } from '@atrium/ui';
import { captchaTexts } from '@atrium/ui/captcha';
import { dayRangeTexts } from '@atrium/ui/dates';
import { pictureTexts } from '@atrium/ui/pictures';
import remote from '../remote';

test('all languages have the same texts with the same values', async () => {
  expect(
    await textFaults(remote.texts, {
      borrowed: ['security.email'],
      sources: sourcesOfWorkspace({
        LoadFailed: loadFailedTexts,
        DayRangePicker: dayRangeTexts,
        CaptchaField: captchaTexts,
        PicturePicker: pictureTexts,
      }),
    }),
  ).toEqual([]);
});

describe.each(languageCodes)('%s', (code) => {
  test.each([
    ['not_empty [KEY-08]', ['not_empty']],
    [
      'the six question types [KEY-15]',
      ['deposit_issues', 'withdraw_issues', 'game_issues', 'service_issues', 'apply_issues', 'other_issues'],
    ],
  ])('has its own text for %s', async (_title, keys) => {
    const { default: texts } = (await remote.texts(code)) as { default: Record<string, string> };
    const { default: english } = (await remote.texts('EN')) as { default: Record<string, string> };
    const found = keys.map((key) => texts[key]);
    expect(found.every((text) => text !== undefined && text.length > 1)).toBe(true);
    expect(new Set(found).size).toBe(keys.length);
    if (code !== 'EN') for (const key of keys) expect(texts[key]).not.toBe(english[key]);
  });
});
