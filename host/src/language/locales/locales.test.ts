import { languageCodes } from '@atrium/contract';
import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import { loadHostTexts } from '../host-texts';
import EN from './EN.json';

test('the texts of each language load, and those of an unknown one do not exist [LNG-02]', async () => {
  for (const code of languageCodes) expect(await loadHostTexts(code)).toHaveProperty('ok');
  await expect(loadHostTexts('RU')).rejects.toThrow();
});

test('every text exists in every language, with the same values', async () => {
  const load = async (code: string) => ({ default: await loadHostTexts(code) });
  expect(
    await textFaults(load, {
      borrowed: ['ok', 'shell.mark.hot'],
      sources: sourcesOfWorkspace(),
    }),
  ).toEqual([]);
});

describe.each(languageCodes)('%s', (code) => {
  let texts: Record<string, string> = {};
  beforeAll(async () => {
    texts = await loadHostTexts(code);
  });

  test.each([
    ['in_sorry_in [KEY-01]', ['in_sorry_in']],
    ['in_need_true_account [KEY-02]', ['in_need_true_account']],
    ['in_please_account [KEY-05]', ['in_please_account']],
    ['in_stay_tuned [KEY-03]', ['in_stay_tuned']],
    ['in_please_information [ERR-05]', ['in_please_information']],
    ['in_please_account [KEY-05]', ['in_please_account']],
    ['game_maintenance [KEY-06]', ['game_maintenance']],
    ['vendor_under_maintenance [KEY-12]', ['vendor_under_maintenance']],
    ['launch_game_balance_not_enough [KEY-13]', ['launch_game_balance_not_enough']],
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

  test('the notice in_please_information names no chat, as forms show it too [KEY-04]', () => {
    expect(texts['in_please_information']).toBeTruthy();
    expect(texts['in_please_information']).not.toMatch(
      /chat|聊天|對話|对话|チャット|채팅|obrolan|trò chuyện|அரட்டை|แชต/i,
    );
  });
});
