import { fails, type FakeHostOptions } from '@atrium/contract/testing';
import { authHost } from '../../testing/auth-host';
import { wireRule } from '../../testing/registration-screen';
import { loadRegistrationSettings } from './registration-settings';

function load(answers: FakeHostOptions['answers'], affiliateMode?: string) {
  const host = authHost({ answers });
  const merchant = { value: (name: string) => (name === 'affiliateMode' ? affiliateMode : '9') };
  return { loaded: loadRegistrationSettings(host.api, merchant), host };
}

it.each([
  ['their entries', { captcha: { enabled: true }, affiliateCode: { enabled: false } }, true, false],
  [
    'their entries, the other way round',
    { captcha: { enabled: false }, affiliateCode: { enabled: true } },
    false,
    true,
  ],
  ['their rules', {}, true, false],
])('captcha and affiliate code are asked for by %s', async (_by, entries, captcha, affiliateCode) => {
  const fields = [wireRule('captcha'), wireRule('affiliateCode', { enabled: false })];
  const { loaded } = load({ 'system.registerSettings': { fields, ...entries } });
  expect(await loaded).toMatchObject({ captcha, affiliateCode });
});

it.each([
  [0, '2', 0],
  [undefined, '2', 2],
  [undefined, undefined, 1],
])('the mode %p of the answer and %p of the merchant is %i', async (answered, own, mode) => {
  const { loaded } = load({ 'system.registerSettings': { fields: [], affiliateMode: answered } }, own);
  expect((await loaded).affiliateMode).toBe(mode);
});

it('a cancelled call asks for nothing more; neither does one where both calls have no settings', async () => {
  const cancelled = load({ 'system.registerSettings': fails('cancelled') });
  await expect(cancelled.loaded).rejects.toMatchObject({ key: 'cancelled' });
  expect(cancelled.host.records.calls.map(({ endpoint }) => endpoint)).toEqual(['system.registerSettings']);

  const nowhere = load({ 'system.registerSettings': fails('http-503'), 'system.settings': {} });
  await expect(nowhere.loaded).rejects.toMatchObject({ key: 'http-503' });
});
