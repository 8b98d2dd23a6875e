import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import { loadHostTexts } from '../host-texts';
import { languages } from '../languages';
import EN from './EN.json';

const shipped = ['CN', 'TW', 'HK', 'EN', 'JA', 'KO', 'ID', 'ES', 'VI', 'TA', 'TH'];

test('the eleven languages exist, each with its own name [LNG-02]', async () => {
  for (const code of shipped) {
    expect(await loadHostTexts(code)).toHaveProperty('ok');
    expect(languages[code]?.name).toBeTruthy();
    expect(languages[code]?.name).not.toBe(code);
  }
  for (const code of Object.keys(languages).filter((known) => !shipped.includes(known)))
    expect(await loadHostTexts(code)).toBeUndefined();
  expect(new Set(shipped.map((code) => languages[code]?.locale)).size).toBe(shipped.length);
});

test('every text exists in every language, with the same values', async () => {
  const sources = shipped.map((code) => [code, async () => ({ default: (await loadHostTexts(code)) ?? {} })]);
  expect(
    await textFaults(Object.fromEntries(sources), {
      borrowed: ['ok', 'shell.mark.hot'],
      sources: sourcesOfWorkspace(),
    }),
  ).toEqual([]);
});

describe.each(shipped)('%s', (code) => {
  let texts: Record<string, string> = {};
  beforeAll(async () => {
    texts = (await loadHostTexts(code)) ?? {};
  });

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
  ])('has its own text for %s', (_title, keys) => {
    const english: Record<string, string> = EN;
    for (const key of keys) {
      expect(texts[key]).toBeTruthy();
      if (code !== 'EN') expect(texts[key]).not.toBe(english[key]);
    }
  });
});
