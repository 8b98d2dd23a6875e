import { fails } from '@atrium/contract/testing';
import { authHost } from '../../testing/auth-host';
import { Admission } from '../admission/admission';
import { CaptchaStore } from '../captcha/captcha-store';
import { ownRule } from '../form/field-setting';
import { FormStore } from '../form/form-store';
import { accountOf } from './account-of';
import { RegistrationStore } from './registration-store';

const solved = { lot_number: '1', captcha_output: '2', pass_token: '3', gen_time: '4' };

/** A form with one field, filled in, behind a slider. */
function behindSlider(solve: () => Promise<typeof solved | undefined>, answer: unknown) {
  const host = authHost({ answers: { 'registration.username': answer } });
  const form = new FormStore([
    { key: 'username', label: 'register.field.username', purpose: 'username', rule: ownRule('username') },
  ]);
  form.field('username').type('mei888');
  const slider = { solve: jest.fn(solve), reset: jest.fn() };
  const store = new RegistrationStore(host, {
    kind: 'username',
    settings: { rules: [], captcha: false, affiliateCode: false, affiliateMode: 1 },
    asks: { password: false, code: false, captcha: false, affiliate: false },
    senders: { affiliateCode: '', referralCode: '' },
    form,
    captcha: new CaptchaStore(host.api, Date.now),
    slider,
    smsCode: { request: () => Promise.resolve(true), refused: () => undefined },
    admission: new Admission(host),
    toRoot: () => undefined,
  });
  store.agree(true);
  const sent = () => host.records.calls.filter(({ endpoint }) => endpoint === 'registration.username');
  return { host, store, slider, sent };
}

const registered = { customerName: 'demo@mei888', token: 't' };

describe('where the slider is switched on', () => {
  it('nothing is sent until it is solved, and then with its result [REG-36]', async () => {
    const closed = behindSlider(() => Promise.resolve(undefined), registered);
    await closed.store.submit();
    expect([closed.slider.solve.mock.calls.length, closed.sent().length]).toEqual([1, 0]);

    const open = behindSlider(() => Promise.resolve(solved), registered);
    await open.store.submit();
    expect(open.sent()).toMatchObject([{ request: { username: 'mei888', ...solved } }]);
    expect(open.slider.reset).not.toHaveBeenCalled();
  });

  it('it is not asked for while something else is wrong', async () => {
    const { store, slider } = behindSlider(() => Promise.resolve(solved), registered);
    store.agree(false);
    await store.submit();
    expect(slider.solve).not.toHaveBeenCalled();
    expect(store.agreementMissing).toBe(true);
  });

  it.each([fails('registration_closed', 'Closed.'), fails('username_taken', 'Taken.')])(
    'it starts over when registering fails [REG-56]',
    async (failure) => {
      const { store, slider } = behindSlider(() => Promise.resolve(solved), failure);
      await store.submit();
      expect(slider.reset).toHaveBeenCalledTimes(1);
      expect(store.busy).toBe(false);
    },
  );
});

it.each([
  ['m@abc', 'abc'],
  ['abc', 'abc'],
])('the account of the customer %s is %s [REG-52]', (customerName, account) => {
  expect(accountOf(customerName)).toBe(account);
});
