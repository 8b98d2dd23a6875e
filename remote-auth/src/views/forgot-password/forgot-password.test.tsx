import { passwordByEmail, passwordBySms } from '@atrium/api';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { findButton, getButton } from '../../testing/get-button';
import { replaceText, fastUser } from '../../testing/fast-user';
import { makeRule } from '../../features/form/field-setting';
import forgotPassword from './index';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  history.replaceState(null, '', '/');
});

const registration = [makeRule('mobileNum', { acceptedPattern: '[0-9]+', minLength: 11, maxLength: 11 })];

async function open(options: FakeHostOptions = {}, params: Record<string, string> = {}) {
  const host = authHost({ placement: 'over', settings: { registration }, ...options });
  mounted = await mountView(forgotPassword, host, params);
  await waitFor(() => getButton(EN['forgot.byMobile']));
  const user = fastUser();
  return {
    host,
    user,
    tab: (name: string) => user.click(getButton(name)),
    type: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await replaceText(user, screen.getByLabelText(label), value);
    },
    send: () => user.click(findButton(EN['forgot.submit']) ?? getButton(EN['forgot.submitEmail'])),
    sent: () => host.records.calls.map(({ endpoint, request }) => ({ endpoint, request })),
    messages: () => host.records.messages.map(({ message }) => message.text),
  };
}

const fields = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
const { 'forgot.username': name, 'forgot.mobile': mobile, 'forgot.email': email } = EN;

describe('password recovery', () => {
  it('has three tabs with their fields and keeps the username between them [PWD-10] [PWD-11]', async () => {
    const { tab, type } = await open({ commands: { 'support.open@1': {} } });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      EN['forgot.byMobile'],
      EN['forgot.byEmail'],
      EN['forgot.byService'],
    ]);
    expect(fields()).toEqual(['username', 'mobileNumber']);
    await type({ [name]: 'mei88' });
    await tab(EN['forgot.byEmail']);
    expect(fields()).toEqual(['username', 'email']);
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('mei88');
    await tab(EN['forgot.byService']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/mei88/)).toBeTruthy();
  });

  it('has no tab for customer service where the merchant has none, and one where it has an address [PWD-10] [PWD-18]', async () => {
    const titles = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    await open();
    expect(titles()).toEqual([EN['forgot.byMobile'], EN['forgot.byEmail']]);
    await mounted?.unmount();

    await open({ settings: { registration, customerService: [{ title: 'Sealed', path: 'c2VhbGVk' }] } });
    expect(titles()).toEqual([EN['forgot.byMobile'], EN['forgot.byEmail']]);
    await mounted?.unmount();

    const { tab } = await open({
      settings: { registration, customerService: [{ title: 'Online', path: 'https://help.example.test/' }] },
    });
    await tab(EN['forgot.byService']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: EN['sideMenu.service'] }).href).toBe(
      'https://help.example.test/',
    );
  });

  it('refuses an empty username by either method [PWD-12]', async () => {
    const page = await open();
    await page.send();
    expect(page.messages()).toEqual(['in_account_incorrect']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)));
    await page.tab(EN['forgot.byEmail']);
    await page.type({ [name]: '   ', [email]: 'mei@example.test' });
    await page.send();
    expect(page.messages()).toEqual(['in_account_incorrect', 'in_account_incorrect']);
    expect(page.sent()).toEqual([]);
  });

  it.each(['mei', 'mei@', 'mei@example', 'me i@example.test'])(
    'refuses %s for an e-mail address [PWD-13]',
    async (wrong) => {
      const page = await open({}, { username: 'mei88' });
      await page.tab(EN['forgot.byEmail']);
      await page.type({ [email]: wrong });
      await page.send();
      expect(page.messages()).toEqual(['in_email_incorrect']);
      expect(page.sent()).toEqual([]);
    },
  );

  it("applies the merchant's rule for mail addresses [PWD-13]", async () => {
    const rule = makeRule('email', { acceptedPattern: '.+@example\\.test', minLength: 6, maxLength: 60 });
    const page = await open({ settings: { registration: [rule] } }, { username: 'mei88' });
    await page.tab(EN['forgot.byEmail']);
    await page.type({ [email]: 'mei@elsewhere.test' });
    await page.send();
    expect(page.messages()).toEqual(['in_email_incorrect']);
  });

  it.each(['1380013800', '138001380001'])("refuses %s by the merchant's rule for numbers [PWD-19]", async (wrong) => {
    const page = await open({}, { username: 'mei88' });
    await page.type({ [mobile]: wrong });
    await page.send();
    expect(page.messages()).toEqual(['br_enright_cphone']);
    expect(page.sent()).toEqual([]);
  });

  it('sends username and mail address as a form, confirms, and closes [PWD-14] [PWD-17]', async () => {
    const page = await open({ answers: { 'password.byEmail': { anything: 'at all' } } }, { username: 'mei88' });
    await page.tab(EN['forgot.byEmail']);
    await page.type({ [email]: 'mei@example.test' });
    await page.send();
    await waitFor(() => expect(page.host.records.closed).toEqual([undefined]));
    const request = { username: 'mei88', email: 'mei@example.test' };
    expect(page.sent()).toEqual([{ endpoint: 'password.byEmail', request }]);
    expect(passwordByEmail).toMatchObject({ method: 'POST', path: '/wps/member/password/email', encoding: 'form' });
    expect(page.messages()).toEqual([EN['forgot.sentByEmail']]);
  });

  it('sends username and number, confirms, and closes [PWD-15] [PWD-16]', async () => {
    const texts = { EN: { ...EN, 'forgot.sentBySms': CN['forgot.sentBySms'] } };
    const page = await open({ texts, answers: { 'password.bySms': { anything: 'at all' } } }, { username: 'mei88' });
    await page.type({ [mobile]: '138 0013 8000' });
    await page.send();
    await waitFor(() => expect(page.host.records.closed).toEqual([undefined]));
    const request = { username: 'mei88', mobileNumber: '13800138000' };
    expect(page.sent()).toEqual([{ endpoint: 'password.bySms', request }]);
    expect(passwordBySms).toMatchObject({ method: 'POST', path: '/wps/member/password/sms' });
    expect(page.messages()).toEqual(['密码已发送，请查看短信']);
  });

  it('sends the dialling code if the merchant asks for it [CTY-05]', async () => {
    const page = await open({ facts: ['switch:SMSCOUNTRYCODE'] }, { username: 'mei88' });
    const country = await screen.findByRole<HTMLInputElement>('combobox', { name: EN['diallingCode.label'] });
    await waitFor(() => expect(country.getAttribute('aria-busy')).toBeNull());
    const chosen = /^\+(\d+)/.exec(country.value)?.[1];
    await page.type({ [mobile]: '13800138000' });
    await page.send();
    await waitFor(() =>
      expect(page.sent().at(-1)).toEqual({
        endpoint: 'password.bySms',
        request: { username: 'mei88', mobileNumber: '13800138000', countryDialingCode: chosen },
      }),
    );
  });

  it('waits for the countries before it sends the number [CTY-05]', async () => {
    let answer = (_countries: unknown) => {};
    const page = await open(
      {
        facts: ['switch:SMSCOUNTRYCODE'],
        answers: {
          'system.countries': () => new Promise((resolve) => (answer = resolve)),
          'system.location': { countryCode: 'TH' },
        },
      },
      { username: 'mei88' },
    );
    await page.type({ [mobile]: '13800138000' });
    await page.send();
    expect(page.sent().filter(({ endpoint }) => endpoint === 'password.bySms')).toEqual([]);
    answer([
      { countryCode: 'CN', countryDialingCode: '86' },
      { countryCode: 'TH', countryDialingCode: '66' },
    ]);
    await waitFor(() =>
      expect(page.sent().at(-1)?.request).toMatchObject({ mobileNumber: '13800138000', countryDialingCode: '66' }),
    );
  });

  it('sends the mail address while countries load, and loads them once for all tabs', async () => {
    const page = await open(
      { facts: ['switch:SMSCOUNTRYCODE'], answers: { 'system.countries': () => new Promise(() => {}) } },
      { username: 'mei88' },
    );
    await page.tab(EN['forgot.byEmail']);
    await page.tab(EN['forgot.byMobile']);
    await page.tab(EN['forgot.byEmail']);
    await page.type({ [email]: 'mei@example.test' });
    await page.send();
    await waitFor(() =>
      expect(page.sent().at(-1)).toEqual({
        endpoint: 'password.byEmail',
        request: { username: 'mei88', email: 'mei@example.test' },
      }),
    );
    expect(page.sent().filter(({ endpoint }) => endpoint === 'system.countries')).toHaveLength(1);
  });

  it('keeps its input when the language changes, and supports password managers and phones', async () => {
    const page = await open({ texts: { EN, CN } });
    await page.type({ [name]: 'mei88', [mobile]: '13800138000' });
    page.host.language.current.set('CN');
    const number = await screen.findByLabelText<HTMLInputElement>(CN['forgot.mobile']);
    const username = screen.getByLabelText<HTMLInputElement>(CN['forgot.username']);
    expect([username.value, username.autocomplete]).toEqual(['mei88', 'username']);
    expect([number.value, number.autocomplete, number.inputMode]).toEqual(['13800138000', 'tel-national', 'tel']);
    await page.tab(CN['forgot.byEmail']);
    const address = screen.getByLabelText<HTMLInputElement>(CN['forgot.email']);
    expect([address.autocomplete, address.inputMode, address.type]).toEqual(['email', 'email', 'email']);
  });

  it('stays open after a failure and can be retried', async () => {
    const page = await open({ answers: { 'password.bySms': fails('server_error') } }, { username: 'mei88' });
    await page.type({ [mobile]: '13800138000' });
    await page.send();
    await page.send();
    expect(page.sent()).toHaveLength(2);
    expect([page.messages(), page.host.records.closed]).toEqual([[], []]);
  });

  it("links to the merchant's customer service [PWD-18]", async () => {
    const page = await open({ commands: { 'support.open@1': {} } });
    await page.tab(EN['forgot.byService']);
    await page.user.click(screen.getByRole('button', { name: EN['sideMenu.service'] }));
    expect(page.host.records.commands).toEqual([{ name: 'support.open@1', request: {} }]);
  });

  it('links back to sign-in from the page', async () => {
    const page = await open({ placement: 'page' });
    await page.user.click(screen.getByRole('link', { name: EN['layout.backToSignIn'] }));
    expect(page.host.records.opened).toEqual([{ place: 'auth.sign-in@1', params: {} }]);
  });

  it('closes the popup', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: EN['layout.backToSignIn'] }));
    expect(page.host.records.closed).toEqual([undefined]);
  });
});

describe('the link of a recovery mail', () => {
  const token = 'q3VfLr0Zt5m2-Aa_9q3VfLr0Zt5m2Aa9';
  const { 'passwords.new': chosen, 'passwords.confirm': again, 'passwords.submit': submit } = EN;

  async function follow(answers: FakeHostOptions['answers'] = {}) {
    history.replaceState(null, '', `/forgot-password?username=mei88#reset=${token}`);
    const host = authHost({ placement: 'page', settings: { registration }, answers });
    mounted = await mountView(forgotPassword, host, {});
    const user = fastUser();
    const set = async (one: string, two: string) => {
      await replaceText(user, await screen.findByLabelText(chosen), one);
      await replaceText(user, screen.getByLabelText(again), two);
      await user.click(getButton(submit));
    };
    return { host, set, sent: () => host.records.calls.map(({ endpoint, request }) => ({ endpoint, request })) };
  }

  it('sets a new password by its token, which leaves the address at once', async () => {
    const { host, set, sent } = await follow();
    expect(location.href).toBe('http://localhost/forgot-password?username=mei88');
    expect(screen.queryByLabelText(EN['passwords.old'])).toBeNull();
    // an empty name would make a password manager store the password without one
    expect(document.querySelector('[autocomplete="username"]')).toBeNull();
    await set('Changed99', 'Changed98');
    expect(sent()).toEqual([]);
    await set('Changed99', 'Changed99');
    await waitFor(() => expect(host.records.opened).toEqual([{ place: 'auth.sign-in@1', params: {} }]));
    expect(sent()).toEqual([
      { endpoint: 'password.reset', request: { token, newPassword: 'Changed99', confirmNewPassword: 'Changed99' } },
    ]);
    expect(host.records.toasts).toEqual([{ kind: 'success', text: EN['passwords.changed'] }]);
  });

  it('says that it has been used, and offers another', async () => {
    const { set } = await follow({ 'password.reset': fails('recovery_link_invalid') });
    await set('Changed99', 'Changed99');
    expect(await screen.findByText(EN['recover.invalid'])).toBeTruthy();
    expect(screen.queryByLabelText(chosen)).toBeNull();
    expect(getButton(EN['forgot.byEmail'])).toBeTruthy();
  });

  it.each(['#reset=', '#reset=short', `#other=${token}`])('is ignored as %s', async (hash) => {
    history.replaceState(null, '', `/forgot-password${hash}`);
    await open();
    expect(screen.queryByLabelText(chosen)).toBeNull();
    expect(location.hash).toBe(hash);
  });
});
