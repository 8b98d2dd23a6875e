import { fails, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import userEvent from '@testing-library/user-event';
import { clearCookies } from '../../testing/clear-cookies';
import { SignInScreen } from '../../testing/sign-in-screen';

installDialogs();

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  clearCookies();
});

const accepted = { token: 'secret-token', isAgent: 0 };

/** The refusal of a back end that mails a code. */
const mailing = fails('login_verify_required', 'Second factor, please.', { email: 'code' });

/** Signs in to a protected account and waits for the second factor. */
async function guarded({ answers, ...options }: FakeHostOptions = {}) {
  const host = authHost({
    answers: { 'session.login': mailing, 'session.verification': accepted, ...answers },
    ...options,
  });
  const page = await SignInScreen.open(host);
  mounted = page.view;
  await page.signIn('mei88', 'Atrium88');
  const dialog = await screen.findByRole('dialog', { name: EN['secondFactor.title'] });
  const within_ = within(dialog);
  const choose = (id: 'payeeName' | 'sms' | 'ga' | 'email') =>
    page.user.click(within_.getByRole('tab', { name: EN[`secondFactor.${id}`] }));
  const field = (name: keyof typeof EN) => within_.getByLabelText<HTMLInputElement>(EN[name], { selector: 'input' });
  const submit = () => page.user.click(within_.getByRole('button', { name: EN['secondFactor.submit'] }));
  return { host, page, dialog: within_, choose, field, submit, sent: () => page.calls('session.verification') };
}

const credentials = { username: 'mei88', password: 'Atrium88' };

it('appears after login_verify_required with all methods in order, the first one selected [TFA-01] [TFA-03] [TFA-20]', async () => {
  const { dialog, host } = await guarded();
  const tabs = dialog.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Payee name', 'SMS', 'Google Authenticator', 'E-mail']);
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
  expect(host.records.messages).toEqual([]);
});

it('has a submit button on each tab, and a code button only for text messages [TFA-04] [TFA-05]', async () => {
  const { dialog, choose } = await guarded();
  const seen: [number, number][] = [];
  for (const id of ['payeeName', 'sms', 'ga', 'email'] as const) {
    await choose(id);
    seen.push([
      dialog.getAllByRole('button', { name: EN['secondFactor.submit'] }).length,
      dialog.queryAllByRole('button', { name: EN['smsCode.send'] }).length,
    ]);
  }
  expect(seen).toEqual([
    [1, 0],
    [1, 1],
    [1, 0],
    [1, 0],
  ]);
});

it('says on each tab what to enter, with the keyboard and the length for it, and names an empty field', async () => {
  const { dialog, choose, submit } = await guarded();
  const seen: string[] = [];
  for (const id of ['payeeName', 'sms', 'ga', 'email'] as const) {
    await choose(id);
    dialog.getByText(EN[`secondFactor.hint.${id}`]);
    const inputs = dialog.getAllByRole<HTMLInputElement>('textbox');
    for (const { labels, type, inputMode, autocomplete, maxLength } of inputs)
      seen.push(`${labels?.[0]?.textContent}: ${type} ${autocomplete} ${inputMode} ${maxLength}`);
    await submit();
    expect(inputs.map((input) => input.getAttribute('aria-invalid'))).toEqual(
      inputs.map((_input, index) => (index === 0 ? 'true' : null)),
    );
    dialog.getByText(EN['secondFactor.missing']);
    expect(document.activeElement).toBe(inputs[0]);
  }
  expect(seen).toEqual([
    'Payee name: text name  100',
    'Mobile number: tel tel-national tel 20',
    'Code from the text message: text one-time-code numeric 10',
    'Code from the app: text one-time-code text 20',
    'Code from the e-mail: text one-time-code numeric 20',
  ]);
});

it("offers and sends the dialling code if the merchant's switch is on [TFA-06]", async () => {
  const countries = [{ countryCode: 'TH', countryDialingCode: '66' }];
  const { dialog, choose, host, field, submit, sent } = await guarded({ answers: { 'system.countries': countries } });
  await choose('sms');
  expect(dialog.queryByRole('combobox')).toBeNull();
  host.setFacts({ 'switch:SMSCOUNTRYCODE': true });
  await dialog.findByDisplayValue('+66 Thailand');
  await userTypes(field('secondFactor.field.mobileNum'), '812345678');
  await userTypes(field('secondFactor.field.verificationCode'), '123456');
  await submit();
  expect(sent()).toEqual([
    { ...credentials, method: 'S', mobileNum: '812345678', verificationCode: '123456', countryDialingCode: '66' },
  ]);
});

it('waits for no countries on a tab without a number, and loads them once for all tabs', async () => {
  const { choose, host, page, field, submit, sent } = await guarded({
    facts: ['switch:SMSCOUNTRYCODE'],
    answers: { 'system.countries': () => new Promise(() => {}) },
  });
  const asked = () => page.calls('system.countries').length;
  expect(asked()).toBe(0);
  await choose('sms');
  await choose('ga');
  await choose('sms');
  expect(asked()).toBe(1);
  await choose('email');
  await userTypes(field('secondFactor.field.email'), '731905');
  await submit();
  await waitFor(() => expect(host.records.grants).toHaveLength(1));
  expect(sent()).toEqual([{ ...credentials, method: 'E', email: '731905' }]);
});

it("requests a code by the visitors' call, and focuses the number while it is empty [TFA-21]", async () => {
  const { dialog, choose, page, field } = await guarded();
  await choose('sms');
  await page.user.click(dialog.getByRole('button', { name: EN['smsCode.send'] }));
  expect(page.calls('verification.smsNoLogin')).toEqual([]);
  expect(document.activeElement).toBe(field('secondFactor.field.mobileNum'));
  await userTypes(field('secondFactor.field.mobileNum'), '13800138000');
  await page.user.click(dialog.getByRole('button', { name: EN['smsCode.send'] }));
  await waitFor(() => expect(page.calls('verification.smsNoLogin')).toEqual([{ mobileNum: '13800138000' }]));
});

it('sends a code only after the slider where the merchant requires it [SMS-12]', async () => {
  const { dialog, choose, page, field } = await guarded({
    facts: ['switch:GEETESTVCODE3'],
    answers: { 'captcha.slider': () => new Promise(() => {}) },
  });
  await choose('sms');
  await userTypes(field('secondFactor.field.mobileNum'), '13800138000');
  await page.user.click(dialog.getByRole('button', { name: EN['smsCode.send'] }));
  await screen.findByRole('dialog', { name: EN['slider.title'] });
  expect(page.calls('verification.smsNoLogin')).toEqual([]);
});

describe.each([
  ['payeeName', 'P', { payeeName: 'Mei Lin' }],
  ['sms', 'S', { mobileNum: '13800138000', verificationCode: '123456' }],
  ['ga', 'G', { authCode: '492039' }],
  ['email', 'E', { email: '731905' }],
] as const)('by %s', (id, method, fields) => {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const label = (name: string) => `secondFactor.field.${name}` as keyof typeof EN;

  it(`sends name, password, method ${method} and nothing of another method, and reads the session [TFA-07] [TFA-08] [TFA-09]`, async () => {
    const { choose, field, submit, sent, host } = await guarded();
    const other = id === 'ga' ? 'email' : 'ga';
    await choose(other);
    await userTypes(field(`secondFactor.field.${other === 'ga' ? 'authCode' : 'email'}`), '000000');
    await choose(id);
    for (const name of names) await userTypes(field(label(name)), fields[name]);
    await submit();
    await waitFor(() => expect(host.records.grants).toEqual([{ token: 'secret-token', account: 'mei88', kind: 0 }]));
    expect(sent()).toEqual([{ ...credentials, method, ...fields }]);
  });
});

describe('required fields', () => {
  const filled = {
    payeeName: { payeeName: 'Mei Lin' },
    sms: { mobileNum: '13800138000', verificationCode: '123456' },
    ga: { authCode: '492039' },
    email: { email: '731905' },
  } as const;

  /** Fills a tab except one field, submits, and expects that field to be focused. */
  async function isNeeded(id: keyof typeof filled, lacking: string): Promise<void> {
    const { choose, field, submit, sent } = await guarded();
    const input = (name: string) => field(`secondFactor.field.${name}` as keyof typeof EN);
    await choose(id);
    for (const [name, text] of Object.entries(filled[id])) if (name !== lacking) await userTypes(input(name), text);
    await submit();
    expect(sent()).toEqual([]);
    expect(document.activeElement).toBe(input(lacking));
    expect(input(lacking).getAttribute('aria-invalid')).toBe('true');
  }

  it('by e-mail: the mailed code [TFA-11] [TFA-15]', () => isNeeded('email', 'email'));

  it.each([undefined, null, { email: 'address' }])(
    'by e-mail: the address, before a back end that mails no code (%j) [TFA-08] [TFA-11] [TFA-15]',
    async (value) => {
      const { choose, field, dialog, submit, sent, host } = await guarded({
        answers: { 'session.login': fails('login_verify_required', 'no', value) },
      });
      await choose('email');
      expect(dialog.getByText(EN['secondFactor.hint.emailAddress'])).toBeTruthy();
      const address = field('secondFactor.field.emailAddress');
      expect([address.type, address.autocomplete]).toEqual(['email', 'email']);
      await submit();
      expect([sent(), document.activeElement]).toEqual([[], address]);
      expect(address.getAttribute('aria-invalid')).toBe('true');
      await userTypes(address, ' mei@example.test ');
      await submit();
      await waitFor(() => expect(host.records.grants).toHaveLength(1));
      expect(sent()).toEqual([{ ...credentials, method: 'E', email: 'mei@example.test' }]);
    },
  );

  it('by app: the code [TFA-12] [TFA-15]', () => isNeeded('ga', 'authCode'));

  it.each(['mobileNum', 'verificationCode'])('by text message: %s and the other field [TFA-13] [TFA-15]', (lacking) =>
    isNeeded('sms', lacking),
  );

  it('by payee name: the name [TFA-14] [TFA-15]', () => isNeeded('payeeName', 'payeeName'));
});

it('confirms success, begins the session, then closes [TFA-16]', async () => {
  const { host, field, submit } = await guarded();
  const order: string[] = [];
  const { messages, session } = host;
  const [toast, establish] = [messages.toast.bind(messages), session.establish.bind(session)];
  messages.toast = (shown) => (order.push(`message, dialog ${dialogIsOpen()}`), toast(shown));
  session.establish = (grant) => (order.push(`session, dialog ${dialogIsOpen()}`), establish(grant));
  await userTypes(field('secondFactor.field.payeeName'), 'Mei Lin');
  await submit();
  await waitFor(() => expect(dialogIsOpen()).toBe(false));
  expect(order).toEqual(['message, dialog true', 'session, dialog true']);
  expect(host.records.toasts).toMatchObject([{ kind: 'success', text: EN['secondFactor.passed'] }]);
});

it("shows the server's message after a failure, clears one-time codes and focuses the field [TFA-17] [TFA-18] [TFA-19]", async () => {
  const { host, choose, field, submit } = await guarded({
    answers: { 'session.verification': fails('second_factor_failed', 'The server does not believe it.') },
  });
  await userTypes(field('secondFactor.field.payeeName'), 'Mei Lin');
  await choose('ga');
  await userTypes(field('secondFactor.field.authCode'), '492039');
  await choose('email');
  await userTypes(field('secondFactor.field.email'), '731905');
  await choose('sms');
  await userTypes(field('secondFactor.field.mobileNum'), '13800138000');
  await userTypes(field('secondFactor.field.verificationCode'), '123456');
  await submit();
  await waitFor(() =>
    expect(host.records.messages).toEqual([{ kind: 'warning', message: { text: 'The server does not believe it.' } }]),
  );
  await waitFor(() => expect(document.activeElement).toBe(field('secondFactor.field.verificationCode')));
  expect(field('secondFactor.field.verificationCode').getAttribute('aria-invalid')).toBe('true');
  expect([field('secondFactor.field.mobileNum').value, field('secondFactor.field.verificationCode').value]).toEqual([
    '13800138000',
    '',
  ]);
  await choose('ga');
  expect(field('secondFactor.field.authCode').value).toBe('');
  await choose('email');
  expect(field('secondFactor.field.email').value).toBe('');
  await choose('payeeName');
  expect(field('secondFactor.field.payeeName').value).toBe('Mei Lin');
  expect(host.records.grants).toEqual([]);
});

it('returns to the form if the server now requires a captcha', async () => {
  const { page, field, submit } = await guarded({
    answers: { 'session.verification': fails('captcha_incorrect', 'no', { captcha: true }) },
  });
  await userTypes(field('secondFactor.field.payeeName'), 'Mei Lin');
  await submit();
  await waitFor(() => expect(dialogIsOpen()).toBe(false));
  expect(await screen.findByLabelText(EN['captcha.label'])).toBeTruthy();
  expect([page.username.value, page.password.value]).toEqual(['mei88', 'Atrium88']);
});

it.each(['login_begin_again', 'login_failed'])(
  'returns to the filled form if the first factor is no longer valid: %s',
  async (key) => {
    const { host, page, field, submit } = await guarded({
      answers: { 'session.verification': fails(key, 'Please sign in again.') },
    });
    await userTypes(field('secondFactor.field.payeeName'), 'Mei Lin');
    await submit();
    await waitFor(() => expect(dialogIsOpen()).toBe(false));
    expect(host.records.messages).toEqual([{ kind: 'warning', message: { text: 'Please sign in again.' } }]);
    expect([page.username.value, page.password.value]).toEqual(['mei88', 'Atrium88']);
    await page.user.click(page.submit);
    await waitFor(() => expect(dialogIsOpen()).toBe(true));
    expect(page.calls('session.login')).toHaveLength(2);
  },
);

it('keeps the page signed out when closed, with the username still filled in [TFA-22]', async () => {
  const { host, page, dialog } = await guarded();
  await page.user.click(dialog.getByRole('button', { name: EN['secondFactor.close'] }));
  await waitFor(() => expect(dialogIsOpen()).toBe(false));
  expect(page.username.value).toBe('mei88');
  expect(host.session.state.get().status).toBe('visitor');
});

const dialogIsOpen = () => screen.queryByRole('dialog', { name: EN['secondFactor.title'] }) !== null;

async function userTypes(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  await userEvent.paste(text);
}
