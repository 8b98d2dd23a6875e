import { fails, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { forgetCookies } from '../../testing/forget-cookies';
import { SignInScreen } from '../../testing/sign-in-screen';
import { autoRegistration } from './auto-register';
import { providerErrorText } from './provider-errors';

installDialogs();

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  forgetCookies();
});

const person = { channel: 'GOOGLE', idToken: 'header.claims.signature', email: 'mei@gmail.test' };
const social = { channel: 'GOOGLE', idToken: person.idToken };
const back = { state: 's', code: 'c' };

/** The sign-in page at a merchant with Google set up; `newcomers` undefined for one without. */
async function open({
  newcomers = 'choose',
  params = {},
  answers = {},
  ...options
}: FakeHostOptions & { newcomers?: string | null; params?: Record<string, string> } = {}) {
  const host = authHost({
    facts: ['switch:SOCIALLOGIN'],
    settings: { value: (name) => (name === 'socialNewcomers' ? (newcomers ?? undefined) : undefined) },
    current: { place: 'auth.sign-in@1', params },
    answers: { 'social.finish': person, ...answers },
    ...options,
  });
  const page = await SignInScreen.open(host, params);
  mounted = page.view;
  return page;
}

const google = () => screen.queryByRole('button', { name: EN['social.google'] });
const dialog = async () => within(await screen.findByRole('dialog', { name: EN['social.google'] }));

describe('the button', () => {
  it('is there where the switch is on and the merchant has social configuration [SOC-01]', async () => {
    const { host } = await open();
    expect(google()).not.toBeNull();
    host.setFacts({ 'switch:SOCIALLOGIN': false });
    await waitFor(() => expect(google()).toBeNull());
  });

  it('gives way to a sentence without social configuration [SOC-13]', async () => {
    await open({ newcomers: null });
    expect(google()).toBeNull();
    expect(screen.getByText('Site not support Google Service.')).toBeTruthy();
  });

  it('asks where to go, for the portal one is at', async () => {
    const page = await open({ answers: { 'social.start': fails('TOO_MANY_REQUESTS') } });
    await page.user.click(google()!);
    expect(page.calls('social.start')).toEqual([{ channel: 'GOOGLE', origin: location.origin }]);
  });
});

describe('who comes back from the provider', () => {
  it('is signed in by the separate call, with type, channel and id token, and the address keeps no code [SOC-02] [SOC-03] [SOC-04]', async () => {
    const page = await open({ params: back, answers: { 'session.social': { token: 'granted', isAgent: 0 } } });
    await waitFor(() => expect(page.host.records.grants).toEqual([{ token: 'granted', account: '', kind: 0 }]));
    expect(page.calls('social.finish')).toEqual([back]);
    expect(page.calls('session.social')).toEqual([{ type: 'social', ...social }]);
    expect(page.host.navigation.current.get().params).toEqual({});
  });

  it('chooses between an account and a new one where nobody knows them; signing in then binds [SOC-05] [SOC-04] [SOC-10]', async () => {
    const page = await open({
      params: back,
      answers: { 'session.social': fails('bind_customer_required'), 'session.login': { token: 'granted' } },
    });
    const choice = await dialog();
    expect(await choice.findByText(/mei@gmail\.test is not connected/)).toBeTruthy();
    await choice.findByRole('button', { name: new RegExp(EN['social.choose.register']) });
    await page.user.click(choice.getByRole('button', { name: new RegExp(EN['social.choose.bind']) }));
    expect(screen.getByText(/Sign in to connect mei@gmail\.test/)).toBeTruthy();
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.login')).toEqual([
      { username: 'mei88', password: 'Atrium88', type: 'username', ...social },
    ]);
  });

  it('signs in without the identity once they do not want to connect it', async () => {
    const page = await open({
      params: back,
      answers: { 'session.social': fails('bind_customer_required'), 'session.login': { token: 'granted' } },
    });
    await page.user.click(await (await dialog()).findByRole('button', { name: new RegExp(EN['social.choose.bind']) }));
    await page.user.click(screen.getByRole('button', { name: EN['social.cancelBinding'] }));
    await page.signIn('mei88', 'Atrium88');
    expect(page.calls('session.login')).toEqual([{ username: 'mei88', password: 'Atrium88', type: 'username' }]);
  });

  it('is registered at once where the merchant has it so, without a choice [SOC-06] [SOC-08] [SOC-09]', async () => {
    const page = await open({
      newcomers: 'register',
      params: back,
      answers: {
        'session.social': fails('bind_customer_required'),
        'registration.autoUsername': { customerName: 'aurora@m04711', token: 'granted', isAgent: 0 },
      },
    });
    await waitFor(() => expect(page.host.records.grants).toEqual([{ token: 'granted', account: 'm04711', kind: 0 }]));
    expect(screen.queryByRole('button', { name: new RegExp(EN['social.choose.bind']) })).toBeNull();
    expect(page.calls('registration.autoUsername')).toEqual([
      expect.objectContaining({ ...social, login: true, smsTemplate: 'new-account' }),
    ]);
  });

  it('gives a second factor with the id token in place of name and password [SOC-14] [TFA-10]', async () => {
    const page = await open({
      params: back,
      answers: { 'session.social': fails('login_verify_required'), 'session.verification': { token: 'granted' } },
    });
    const second = within(await screen.findByRole('dialog', { name: EN['secondFactor.title'] }));
    await page.user.type(second.getByLabelText(EN['secondFactor.field.payeeName'], { selector: 'input' }), 'Mei Lin');
    await page.user.click(second.getByRole('button', { name: EN['secondFactor.submit'] }));
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.verification')).toEqual([{ ...social, method: 'P', payeeName: 'Mei Lin' }]);
  });

  it('reads why the provider refused', async () => {
    const page = await open({ params: { error: 'access_denied', state: 's' } });
    const alert = await screen.findByText(EN['social.error.access_denied']);
    expect(alert.getAttribute('role')).toBe('alert');
    expect(page.calls('social.finish')).toEqual([]);
  });
});

const { language } = authHost();

it.each([
  'access_denied',
  'login_required',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'temporarily_unavailable',
  'server_error',
  'invalid_request',
  'unauthorized_client',
] as const)('has words of its own for %s [SOC-11]', (code) => {
  expect(providerErrorText(language, code, 'reason')).toBe(EN[`social.error.${code}`]);
});

it('tells code and reason of an error nobody foresaw [SOC-12]', () => {
  expect(providerErrorText(language, 'teapot', 'short and stout')).toBe('Google answered with teapot: short and stout');
});

it('registers with where the person comes from and who sent them [SOC-07]', () => {
  const at = { href: 'https://aurora.example/login', hostname: 'aurora.example' };
  expect(
    autoRegistration({ channel: 'GOOGLE', idToken: 't' }, { affiliateCode: 'ADA', referralCode: 'R1' }, at),
  ).toEqual({
    channel: 'GOOGLE',
    idToken: 't',
    registerUrl: 'https://aurora.example/login',
    registerMethod: 'WEB',
    domain: 'aurora.example',
    affiliateCode: 'ADA',
    referralCode: 'R1',
    login: true,
    smsTemplate: 'new-account',
  });
});
