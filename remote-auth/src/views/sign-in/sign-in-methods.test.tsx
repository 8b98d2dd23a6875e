import { fails } from '@atrium/contract/testing';
import type { FakeHostOptions, MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { getButton, findButton } from '../../testing/get-button';
import { clearCookies } from '../../testing/clear-cookies';
import { replaceText } from '../../testing/fast-user';
import { SignInScreen } from '../../testing/sign-in-screen';

installDialogs();

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  clearCookies();
});

async function open(options: FakeHostOptions = {}): Promise<SignInScreen> {
  const opened = await SignInScreen.open(authHost({ placement: 'page', ...options }));
  mounted = opened.view;
  return opened;
}

const both = ['switch:MOBILEVERCODELOGIN3', 'switch:MOBILELOGIN3'] as const;
const accepted = { token: 'secret-token', captcha: false };
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const mobile = () => screen.getByLabelText(EN['signIn.mobile'], { selector: 'input' });
const code = () => screen.getByLabelText(EN['signIn.code']);

async function atTab(name: string, options: FakeHostOptions = {}): Promise<SignInScreen> {
  const page = await open({ facts: [...both], answers: { 'session.login': accepted }, ...options });
  await page.user.click(getButton(name));
  return page;
}

describe('sign-in methods', () => {
  it.each([
    { facts: [], shown: [] },
    { facts: ['switch:MOBILEVERCODELOGIN3'] as const, shown: ['Username', 'Text code'] },
    { facts: ['switch:MOBILELOGIN3'] as const, shown: ['Username', 'Mobile'] },
    { facts: both, shown: ['Username', 'Text code', 'Mobile'] },
  ])('are tabs by the switches $facts: $shown [LOG-09] [SET-20] [SET-21]', async ({ facts, shown }) => {
    await open({ facts: [...facts] });
    expect(tabs()).toEqual(shown);
  });

  it('keep the focus on the chosen tab while a captcha is required', async () => {
    const refused = fails('login_failed', 'no', { captcha: true });
    const page = await open({ facts: [...both], answers: { 'session.login': refused } });
    await page.signIn('mei88', 'Atrium88');
    await screen.findByLabelText(EN['captcha.label']);

    await page.user.click(getButton('Mobile'));

    expect(screen.getByLabelText(EN['captcha.label'])).not.toBe(document.activeElement);
  });

  it('send number and password as mobileNum [LOG-16]', async () => {
    const page = await atTab('Mobile');
    await page.user.type(mobile(), ' 13800138000 ');
    await page.user.type(page.password, 'Atrium88');
    await page.user.click(page.submit);
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.login')).toEqual([{ username: '13800138000', password: 'Atrium88', type: 'mobileNum' }]);
  });

  it('send number and code as sms: the number as username, the code as password [LOG-16] [LOG-17]', async () => {
    const page = await atTab('Text code', {
      answers: { 'session.login': accepted, 'verification.smsNoLogin': { expiredMinutes: 2 } },
    });
    await page.user.type(mobile(), '13800138000');
    await page.user.click(getButton(EN['smsCode.send']));
    expect(page.calls('verification.smsNoLogin')).toEqual([{ mobileNum: '13800138000' }]);
    await page.user.type(code(), '123456');
    await page.user.click(page.submit);
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.login')).toEqual([{ username: '13800138000', password: '123456', type: 'sms' }]);
  });

  it.each(['', 'player1', '1380013', '+8613800138000'])(
    'send no code and do not sign in with %j as a number, and show a notice [LOG-21] [LOG-22]',
    async (number) => {
      const page = await atTab('Text code');
      if (number) await page.user.type(mobile(), number);
      await page.user.click(getButton(EN['smsCode.send']));
      await page.user.type(code(), '123456');
      await page.user.click(page.submit);
      expect(page.host.records.calls).toEqual([]);
      expect(page.host.records.messages.map(({ message }) => message.text)).toEqual([
        'br_enright_cphone',
        'br_enright_cphone',
      ]);
      await waitFor(() => expect(document.activeElement).toBe(mobile()));
    },
  );

  it.each(['1380013800x', 'player1', '123456789'])(
    'hint at digits beside %j when it is left, and send no code to it [LOG-25]',
    async (number) => {
      const page = await atTab('Text code');
      await page.user.type(mobile(), number);
      await page.user.tab();
      const hint = EN['hint.digits'].replace('{{min}}', '10').replace('{{max}}', '16');
      expect(await screen.findByText(hint)).toBeTruthy();
      await page.user.click(getButton(EN['smsCode.send']));
      expect(page.host.records.calls).toEqual([]);

      await page.user.clear(mobile());
      await page.user.type(mobile(), '1380013800');
      await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
    },
  );

  it('send a code only after the slider in the dialog of the page, and none when it is closed [SMS-12]', async () => {
    const page = await atTab('Text code', {
      facts: [...both, 'switch:GEETESTVCODE3'],
      answers: { 'captcha.slider': () => new Promise(() => {}) },
    });
    await page.user.type(mobile(), '13800138000');
    await page.user.click(getButton(EN['smsCode.send']));
    const slider = await screen.findByRole('dialog', { name: EN['slider.title'] });
    expect(page.calls('verification.smsNoLogin')).toEqual([]);
    await page.user.click(within(slider).getByRole('button', { name: EN['slider.close'] }));
    await waitFor(() => expect(findButton(EN['smsCode.send'])?.getAttribute('aria-busy')).toBeNull());
    expect(page.host.records.messages).toMatchObject([{ message: { text: 'verify_first' } }]);
    expect(page.calls('verification.smsNoLogin')).toEqual([]);
  });

  it('wait for the countries before a code is sent or the number signs in [CTY-05] [CTY-06]', async () => {
    let answer = (_countries: unknown) => {};
    const page = await atTab('Text code', {
      facts: [...both, 'switch:SMSCOUNTRYCODE'],
      answers: {
        'session.login': accepted,
        'system.countries': () => new Promise((resolve) => (answer = resolve)),
        'system.location': { countryCode: 'TH' },
      },
    });
    await page.user.type(mobile(), '0812345678');
    await page.user.click(getButton(EN['smsCode.send']));
    await page.user.click(getButton(EN['smsCode.send']));
    expect(page.calls('verification.smsNoLogin')).toEqual([]);
    expect(getButton(EN['smsCode.send']).getAttribute('aria-busy')).toBe('true');
    answer([
      { countryCode: 'CN', countryDialingCode: '86' },
      { countryCode: 'TH', countryDialingCode: '66' },
    ]);
    await waitFor(() =>
      expect(page.calls('verification.smsNoLogin')).toEqual([{ mobileNum: '0812345678', countryDialingCode: '66' }]),
    );
    await replaceText(page.user, code(), '123456');
    await page.user.click(page.submit);
    await waitFor(() => expect(page.calls('session.login')).toMatchObject([{ countryDialingCode: '66' }]));
  });

  it('sign in by name while the countries of the other tab load', async () => {
    const page = await atTab('Text code', {
      facts: [...both, 'switch:SMSCOUNTRYCODE'],
      answers: { 'session.login': accepted, 'system.countries': () => new Promise(() => {}) },
    });
    await page.user.click(getButton(EN['signIn.method.username']));
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.login')).toEqual([{ username: 'mei88', password: 'Atrium88', type: 'username' }]);
  });

  it.each([
    { way: 'Text code', values: { password: '123456', type: 'sms' } },
    { way: 'Mobile', values: { password: 'Atrium88', type: 'mobileNum' } },
  ])(
    'sends the country of the number by $way where the merchant asks for it, and keeps the choice [CTY-05]',
    async ({ way, values }) => {
      const page = await atTab('Text code', {
        facts: [...both, 'switch:SMSCOUNTRYCODE'],
        answers: {
          'session.login': accepted,
          'system.countries': [
            { countryCode: 'CN', countryDialingCode: '86' },
            { countryCode: 'TH', countryDialingCode: '66' },
          ],
          'system.location': { countryCode: 'CN' },
        },
      });
      const country = screen.getByRole<HTMLInputElement>('combobox');
      await waitFor(() => expect(country.value).toBe('+86 China'));
      await page.user.type(country, '+66');
      await page.user.click(screen.getByRole('option', { name: '+66 Thailand' }));
      await replaceText(page.user, mobile(), '0812345678');
      await page.user.click(getButton(EN['smsCode.send']));
      expect(page.calls('verification.smsNoLogin')).toEqual([{ mobileNum: '0812345678', countryDialingCode: '66' }]);
      await page.user.click(getButton(way));
      await replaceText(page.user, way === 'Mobile' ? page.password : code(), values.password);
      await page.user.click(page.submit);
      await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
      expect(page.calls('session.login')).toEqual([{ username: '0812345678', ...values, countryDialingCode: '66' }]);
      expect(page.calls('system.countries')).toHaveLength(1);
    },
  );

  it('accept pasted numbers and codes, with matching keyboards and autofill', async () => {
    const page = await atTab('Text code');
    await replaceText(page.user, mobile(), '138 0013-8000');
    await replaceText(page.user, code(), ' 123 456');
    expect([mobile(), code()].map((input) => (input as HTMLInputElement).value)).toEqual(['13800138000', '123456']);
    expect([mobile(), code()].map((input) => [input.inputMode, input.getAttribute('autocomplete')])).toEqual([
      ['tel', 'tel-national'],
      ['numeric', 'one-time-code'],
    ]);
  });

  it('send a code of any characters unchanged, of at most ten [SMS-11]', async () => {
    const page = await atTab('Text code');
    await page.user.type(mobile(), '13800138000');
    await page.user.type(code(), 'a-B.(9)#x!12');
    await page.user.click(page.submit);
    await waitFor(() => expect(page.calls('session.login')).toMatchObject([{ password: 'a-B.(9)#x!' }]));
  });

  it('allow a new code as soon as the typed one has expired', async () => {
    const page = await atTab('Text code', {
      answers: { 'session.login': fails('auth/code-expired'), 'verification.smsNoLogin': { expiredMinutes: 5 } },
    });
    await replaceText(page.user, mobile(), '13800138000');
    await page.user.click(getButton(EN['smsCode.send']));
    await waitFor(() => expect(findButton(EN['smsCode.send'])).toBeUndefined());
    await replaceText(page.user, code(), '123456');
    await page.user.click(page.submit);
    await waitFor(() => expect(findButton(EN['smsCode.send'])).toBeTruthy());
  });

  it('let password managers save the number as the username', async () => {
    await atTab('Mobile');
    expect([mobile().getAttribute('autocomplete'), mobile().inputMode]).toEqual(['username', 'tel']);
  });

  it("follow the merchant's rule for numbers [LOG-21]", async () => {
    const rule = { key: 'mobileNum', enabled: true, required: true, type: 'tel', updateRequired: false, message: '' };
    const registration = [{ ...rule, acceptedPattern: '0[0-9]+', minLength: 10, maxLength: 10 }];
    const page = await atTab('Text code', { settings: { registration } });
    await page.user.type(mobile(), '13800138000');
    await page.user.type(code(), '123456');
    await page.user.click(page.submit);
    expect(page.calls('session.login')).toEqual([]);
    await page.user.clear(mobile());
    await page.user.type(mobile(), '0812345678');
    await page.user.click(page.submit);
    await waitFor(() => expect(page.calls('session.login')).toHaveLength(1));
  });

  it('keep their input when the tab changes', async () => {
    const page = await atTab('Mobile');
    await page.user.type(mobile(), '13800138000');
    await page.user.click(getButton('Username'));
    await page.user.click(getButton('Mobile'));
    expect(mobile()).toHaveProperty('value', '13800138000');
  });

  it('keep the password after a refusal, and load a new captcha if one is required', async () => {
    const page = await open({ answers: { 'session.login': fails('login_failed', 'no', { captcha: true }) } });
    await page.signIn('mei88', 'wrong1');
    await screen.findByLabelText(EN['captcha.label']);
    await page.user.type(screen.getByLabelText(EN['captcha.label']), 'k7Qp');
    await page.user.click(page.submit);
    await waitFor(() => expect(screen.getByLabelText(EN['captcha.label'])).toHaveProperty('value', ''));
    expect(page.password.value).toBe('wrong1');
    await waitFor(() => expect(page.calls('captcha.image').length).toBeGreaterThan(1), { timeout: 2000 });
  });
});
