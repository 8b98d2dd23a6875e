import { fails, type FakeHost } from '@atrium/contract/testing';
import { waitFor } from '@testing-library/dom';
import { authHost } from '../../testing/auth-host';
import { SignInFlow } from '../sign-in-flow/sign-in-flow';
import { CaptchaStore } from '@atrium/ui/captcha';
import { makeRule } from '../form/field-setting';
import { FormStore } from '../form/form-store';
import { accountOf } from './account-of';
import { RegistrationStore } from './registration-store';

const solved = { lot_number: '1', captcha_output: '2', pass_token: '3', gen_time: '4' };

/** A form with one filled field, behind a slider. */
function behindSlider(solve: () => Promise<typeof solved | undefined>, answer: unknown) {
  const host = authHost({ answers: { 'registration.username': answer } });
  const form = new FormStore([
    { key: 'username', label: 'register.field.username', purpose: 'username', rule: makeRule('username') },
  ]);
  form.field('username').type('mei888');
  const slider = { solve: jest.fn(solve), reset: jest.fn() };
  const store = new RegistrationStore(host, {
    kind: 'username',
    settings: { rules: [], captcha: false, affiliateCode: false, affiliateMode: 1 },
    asks: { password: false, code: false, captcha: false, affiliate: false },
    referral: { affiliateCode: '', referralCode: '' },
    form,
    captcha: new CaptchaStore(host.api, Date.now),
    slider,
    smsCode: { request: () => Promise.resolve(true), refused: () => undefined },
    flow: new SignInFlow(host),
    reloadRoot: () => undefined,
  });
  store.agree(true);
  const sent = () => host.records.calls.filter(({ endpoint }) => endpoint === 'registration.username');
  return { host, store, slider, sent };
}

/** A form with a typed affiliate code, where the mode does not let it be dropped. */
function withAffiliate(host: FakeHost, reloadRoot: () => void) {
  const form = new FormStore([
    { key: 'affiliateCode', label: 'register.field.affiliateCode', purpose: 'text', rule: makeRule('affiliateCode') },
  ]);
  form.field('affiliateCode').type('ADA77');
  const store = new RegistrationStore(host, {
    kind: 'username',
    settings: { rules: [], captcha: false, affiliateCode: true, affiliateMode: 1 },
    asks: { password: false, code: false, captcha: false, affiliate: true },
    referral: { affiliateCode: '', referralCode: '' },
    form,
    captcha: new CaptchaStore(host.api, Date.now),
    smsCode: { request: () => Promise.resolve(true), refused: () => undefined },
    flow: new SignInFlow(host),
    reloadRoot,
  });
  store.agree(true);
  return store;
}

const registered = { customerName: 'demo@mei888', token: 't' };

describe('with the slider on', () => {
  it('sends nothing until the slider is solved, then sends its result [REG-36]', async () => {
    const closed = behindSlider(() => Promise.resolve(undefined), registered);
    await closed.store.submit();
    expect([closed.slider.solve.mock.calls.length, closed.sent().length]).toEqual([1, 0]);

    const open = behindSlider(() => Promise.resolve(solved), registered);
    await open.store.submit();
    expect(open.sent()).toMatchObject([{ request: { username: 'mei888', ...solved } }]);
    expect(open.slider.reset).not.toHaveBeenCalled();
  });

  it('is submitted once, however often the button is pressed', async () => {
    let answer = (_value: unknown) => {};
    const { store, slider, sent } = behindSlider(
      () => Promise.resolve(solved),
      () => new Promise((resolve) => (answer = resolve)),
    );
    expect(store.busy).toBe(false);
    const first = store.submit();
    expect(store.busy).toBe(true);
    const second = store.submit();
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer(registered);
    await Promise.all([first, second]);
    expect([slider.solve.mock.calls.length, sent().length, store.sending]).toEqual([1, 1, false]);
  });

  it('says that the agreement is missing until it is given', async () => {
    const { host, store, sent } = behindSlider(() => Promise.resolve(solved), registered);
    store.agree(false);
    await store.submit();
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'in_register_agreed' } }]);
    expect([store.agreementMissing, sent()]).toEqual([true, []]);
    store.agree(true);
    expect([store.agreed, store.agreementMissing]).toEqual([true, false]);
  });

  it('does not show the slider while the form has errors', async () => {
    const { store, slider } = behindSlider(() => Promise.resolve(solved), registered);
    store.agree(false);
    await store.submit();
    expect(slider.solve).not.toHaveBeenCalled();
    expect(store.agreementMissing).toBe(true);
  });

  it.each([fails('registration_closed', 'Closed.'), fails('username_taken', 'Taken.')])(
    'resets the slider after a failed registration [REG-56]',
    async (failure) => {
      const { store, slider } = behindSlider(() => Promise.resolve(solved), failure);
      await store.submit();
      expect(slider.reset).toHaveBeenCalledTimes(1);
      expect(store.busy).toBe(false);
    },
  );
});

describe('a refused affiliate code', () => {
  it('reloads the root of the site once its message is confirmed, and registers no account [REG-46]', async () => {
    let confirm = () => {};
    const host = authHost({ answers: { 'agent.affiliate': fails('affiliate_unknown', 'No such affiliate.') } });
    const notice = jest.spyOn(host.messages, 'notice').mockReturnValue(new Promise((resolve) => (confirm = resolve)));
    const reloadRoot = jest.fn();
    const store = withAffiliate(host, reloadRoot);
    const submitted = store.submit();
    await waitFor(() => expect(notice.mock.calls).toEqual([['No such affiliate.']]));
    expect(reloadRoot).not.toHaveBeenCalled();

    confirm();
    await submitted;
    expect(reloadRoot).toHaveBeenCalledTimes(1);
    expect(host.records.calls.map(({ endpoint }) => endpoint)).toEqual(['agent.affiliate']);
  });

  it('is not assumed when the check was cancelled: no notice, no reload', async () => {
    const host = authHost({ answers: { 'agent.affiliate': fails('cancelled') } });
    const reloadRoot = jest.fn();
    const store = withAffiliate(host, reloadRoot);
    await store.submit();
    expect([host.records.messages, reloadRoot.mock.calls, store.affiliateDropped, store.busy]).toEqual([
      [],
      [],
      false,
      false,
    ]);
    expect(host.records.calls.map(({ endpoint }) => endpoint)).toEqual(['agent.affiliate']);
  });
});

it.each([
  ['m@abc', 'abc'],
  ['abc', 'abc'],
])('reads the account of customer %s as %s [REG-52]', (customerName, account) => {
  expect(accountOf(customerName)).toBe(account);
});
