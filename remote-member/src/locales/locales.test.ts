import { ruleTexts } from '@atrium/api';
import { notConfirmedMinutes } from '@atrium/api/figures';
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
        ruleText: ruleTexts,
        brokenRuleText: ruleTexts,
      }),
    }),
  ).toEqual([]);
});

describe.each(languageCodes)('%s', (code) => {
  const questions = ['deposit', 'withdraw', 'game', 'service', 'apply', 'other'].map((name) => `${name}_issues`);

  async function requireOwnTexts(keys: string[]): Promise<void> {
    const textsOf = async (language: typeof code) =>
      ((await remote.texts(language)) as { default: Record<string, string> }).default;
    const [texts, english] = await Promise.all([textsOf(code), textsOf('EN')]);
    const found = keys.map((key) => texts[key] ?? '');
    expect(found.every((text) => text.length > 1)).toBe(true);
    expect(new Set(found).size).toBe(keys.length);
    if (code !== 'EN') for (const key of keys) expect(texts[key]).not.toBe(english[key]);
  }

  test('has its own text for not_empty [KEY-08]', () => requireOwnTexts(['not_empty']));
  test('has its own texts for a missing remark, and for pictures of a wrong type, size or number [KEY-07]', () =>
    requireOwnTexts([1, 2, 3, 4].map((limit) => `activity_apply_remark_limit${limit}`)));
  test('says after how many minutes a payment counts as received [PAY-14]', async () => {
    const texts = ((await remote.texts(code)) as { default: Record<string, string> }).default;
    expect(texts['payments.limit']?.replace('{{minutes}}', String(notConfirmedMinutes))).toContain('15');
  });
  test('has its own texts for the six question types [KEY-15]', () => requireOwnTexts(questions));
});
