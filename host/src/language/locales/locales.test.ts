import { textFaults } from '@atrium/contract/testing';
import CN from './CN.json';
import EN from './EN.json';
import JA from './JA.json';
import TH from './TH.json';
import TW from './TW.json';
import VI from './VI.json';

const locales: Record<string, Record<string, string>> = { CN, TW, EN, JA, VI, TH };
const sources = Object.fromEntries(
  Object.entries(locales).map(([code, texts]) => [code, async () => ({ default: texts })]),
);

test('everything is said in six languages, with the same values', async () => {
  expect(await textFaults(sources, { borrowed: ['ok', 'shell.mark.hot'] })).toEqual([]);
});

describe.each(Object.keys(locales))('%s', (code) => {
  const texts = locales[code] ?? {};

  test.each([
    ['in_sorry_in [KEY-01]', ['in_sorry_in']],
    ['in_need_true_account [KEY-02]', ['in_need_true_account']],
    ['in_stay_tuned [KEY-03]', ['in_stay_tuned']],
    ['in_please_information [ERR-05]', ['in_please_information']],
    ['game_maintenance [KEY-06]', ['game_maintenance']],
    ['in_confirmation_correct [ERR-06]', ['in_confirmation_correct']],
    [
      'the four field notices [ERR-07]',
      ['in_password_incorrect', 'in_account_incorrect', 'in_email_incorrect', 'in_incorrect_password'],
    ],
    ['in_register_agreed [ERR-08]', ['in_register_agreed']],
    ['br_enright_cphone [ERR-09]', ['br_enright_cphone']],
    ['verify_first [ERR-10]', ['verify_first']],
    ['auth/code-expired [ERR-11]', ['auth/code-expired']],
  ])('has words of its own for %s', (_title, keys) => {
    const english: Record<string, string> = EN;
    for (const key of keys) {
      expect(texts[key]).toBeTruthy();
      if (code !== 'EN') expect(texts[key]).not.toBe(english[key]);
    }
  });
});
