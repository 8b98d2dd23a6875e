/** @jest-environment-options {"url": "http://aurora.portal.test:4400/login?state=s&code=c"} */
import { fails, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { getButton } from '../../testing/get-button';
import { clearCookies } from '../../testing/clear-cookies';
import { SignInScreen } from '../../testing/sign-in-screen';
import { autoRegisterRequest } from './auto-register';
import { providerErrorText } from './provider-errors';

installDialogs();

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  clearCookies();
  sessionStorage.clear();
  localStorage.clear();
});

const person = { channel: 'GOOGLE', idToken: 'header.claims.signature', email: 'mei@gmail.test' };
const social = { channel: 'GOOGLE', idToken: person.idToken };
const back = { state: 's', code: 'c' };

/**
 * The sign-in page of a merchant with Google configured; `newcomers` null: not configured, `walked`: state of a started
 * redirect.
 */
async function open({
  newcomers = 'choose',
  params = {},
  walked = params.state !== undefined,
  answers = {},
  ...options
}: FakeHostOptions & { newcomers?: string | null; params?: Record<string, string>; walked?: boolean } = {}) {
  if (walked) sessionStorage.setItem('atrium.auth.social', '{}');
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

describe('Google button', () => {
  it('shows if the switch is on and the merchant has social configuration [SOC-01]', async () => {
    const { host } = await open();
    expect(google()).not.toBeNull();
    host.setFacts({ 'switch:SOCIALLOGIN': false });
    await waitFor(() => expect(google()).toBeNull());
  });

  it('is replaced by a note without social configuration [SOC-13]', async () => {
    await open({ newcomers: null });
    expect(google()).toBeNull();
    expect(screen.getByText('Site not support Google Service.')).toBeTruthy();
  });

  it("requests the provider's address for the current origin", async () => {
    const page = await open({ answers: { 'social.start': fails('TOO_MANY_REQUESTS') } });
    await page.user.click(google()!);
    expect(page.calls('social.start')).toEqual([{ channel: 'GOOGLE', origin: location.origin }]);
  });

  it('stops loading when Back restores the page', async () => {
    const page = await open({ answers: { 'social.start': () => new Promise(() => {}) } });
    await page.user.click(google()!);
    expect(google()!.getAttribute('aria-busy')).toBe('true');
    window.dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(google()!.getAttribute('aria-busy')).toBeNull());
  });
});

describe('return from the provider', () => {
  it('signs in by its own call with type, channel and id token, and removes the code from the address [SOC-02] [SOC-03] [SOC-04]', async () => {
    const page = await open({ params: back, answers: { 'session.social': { token: 'granted', isAgent: 0 } } });
    await waitFor(() => expect(page.host.records.grants).toEqual([{ token: 'granted', account: '', kind: 0 }]));
    expect(page.calls('social.finish')).toEqual([back]);
    expect(page.calls('session.social')).toEqual([{ type: 'social', ...social }]);
    expect(page.host.navigation.current.get().params).toEqual({});
  });

  it('offers linking or registering for an unknown identity; signing in then links it [SOC-05] [SOC-04]', async () => {
    const page = await open({
      params: back,
      answers: { 'session.social': fails('bind_customer_required'), 'session.login': { token: 'granted' } },
    });
    const choice = await dialog();
    expect(await choice.findByText(/mei@gmail\.test is not linked/)).toBeTruthy();
    await choice.findByRole('button', { name: new RegExp(EN['social.choose.register']) });
    await page.user.click(choice.getByRole('button', { name: new RegExp(EN['social.choose.bind']) }));
    expect(screen.getByText(/Sign in to link mei@gmail\.test/)).toBeTruthy();
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.login')).toEqual([
      { username: 'mei88', password: 'Atrium88', type: 'username', ...social },
    ]);
  });

  it('signs in without the identity if linking is cancelled', async () => {
    const page = await open({
      params: back,
      answers: { 'session.social': fails('bind_customer_required'), 'session.login': { token: 'granted' } },
    });
    await page.user.click(await (await dialog()).findByRole('button', { name: new RegExp(EN['social.choose.bind']) }));
    await page.user.click(screen.getByRole('button', { name: EN['social.cancelBinding'] }));
    await page.signIn('mei88', 'Atrium88');
    expect(page.calls('session.login')).toEqual([{ username: 'mei88', password: 'Atrium88', type: 'username' }]);
  });

  it('registers without a choice if the merchant has it so [SOC-06] [SOC-08] [SOC-09]', async () => {
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
    expect(page.host.records.published).toContainEqual({ name: 'account.registered@1', detail: {} });
    expect(page.calls('registration.autoUsername')).toEqual([
      {
        ...social,
        registerUrl: 'http://aurora.portal.test:4400/login',
        registerMethod: 'WEB',
        domain: 'aurora.portal.test',
        affiliateCode: 'demo',
        login: true,
        smsTemplate: 'new-account',
      },
    ]);
  });

  it.each([
    [
      { affiliateCode: 'AFF7', referralCode: 'FRIEND8' },
      { affiliateCode: 'AFF7', referralCode: 'FRIEND8' },
    ],
    [{ referralCode: 'FRIEND8' }, { affiliateCode: 'demo', referralCode: 'FRIEND8' }],
  ])(
    'registers with the affiliate and the referral of reg_info %j, after a choice too [SOC-07] [SES-14]',
    async (kept, sent) => {
      localStorage.setItem('reg_info', JSON.stringify(kept));
      const page = await open({
        params: back,
        answers: {
          'session.social': fails('bind_customer_required'),
          'registration.autoUsername': { customerName: 'aurora@m04711', token: 'granted', type: 41 },
        },
      });
      const choice = await dialog();
      await page.user.click(await choice.findByRole('button', { name: new RegExp(EN['social.choose.register']) }));
      await waitFor(() =>
        expect(page.host.records.grants).toEqual([{ token: 'granted', account: 'm04711', kind: 41 }]),
      );
      expect(page.calls('registration.autoUsername')).toMatchObject([sent]);
    },
  );

  it.each([
    ['choose', '13800138007'],
    ['register', undefined],
  ])(
    'signs in with the identity after a registration that started no session, by %s [SOC-05] [SOC-06] [SOC-08]',
    async (newcomers, mobileNum) => {
      let registered = false;
      const page = await open({
        newcomers,
        params: back,
        answers: {
          'social.finish': { ...person, mobileNum },
          'registration.autoUsername': () => ((registered = true), { customerName: 'aurora@m04711' }),
          'session.social': () => (registered ? { token: 'granted', type: 2 } : fails('bind_customer_required')),
        },
      });
      if (newcomers === 'choose')
        await page.user.click(
          await (await dialog()).findByRole('button', { name: new RegExp(EN['social.choose.register']) }),
        );
      await waitFor(() => expect(page.host.records.grants).toEqual([{ token: 'granted', account: '', kind: 2 }]));
      const asked = { type: 'social', ...social, ...(mobileNum && { mobileNum }) };
      expect(page.calls('session.social')).toEqual([asked, asked]);
      expect(page.calls('registration.autoUsername')).toHaveLength(1);
      expect(page.host.records.toasts).toMatchObject([{ text: expect.stringContaining('m04711') }]);
    },
  );

  it('offers no second registration when the sign-in after it fails [SOC-05]', async () => {
    let registered = false;
    const page = await open({
      params: back,
      answers: {
        'registration.autoUsername': () => ((registered = true), { customerName: 'aurora@m04711' }),
        'session.social': () => fails(registered ? 'social_refused' : 'bind_customer_required'),
      },
    });
    await page.user.click(
      await (await dialog()).findByRole('button', { name: new RegExp(EN['social.choose.register']) }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.host.records.grants).toEqual([]);
    expect(google()).not.toBeNull();
  });

  it('sends the mobile number known to the provider, at sign-in and when linking [SOC-02]', async () => {
    const page = await open({
      params: back,
      answers: {
        'social.finish': { ...person, mobileNum: '13800138007' },
        'session.social': fails('bind_customer_required'),
        'session.login': { token: 'granted' },
      },
    });
    await page.user.click(await (await dialog()).findByRole('button', { name: new RegExp(EN['social.choose.bind']) }));
    expect(page.calls('session.social')).toEqual([{ type: 'social', ...social, mobileNum: '13800138007' }]);
    await page.signIn('mei88', 'Atrium88');
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.login')).toEqual([
      { username: 'mei88', password: 'Atrium88', type: 'username', ...social, mobileNum: '13800138007' },
    ]);
  });

  it('links with the typed mobile number where the provider knows none [SOC-02] [SOC-04]', async () => {
    const page = await open({
      facts: ['switch:SOCIALLOGIN', 'switch:MOBILELOGIN3'],
      params: back,
      answers: { 'session.social': fails('bind_customer_required'), 'session.login': { token: 'granted' } },
    });
    await page.user.click(await (await dialog()).findByRole('button', { name: new RegExp(EN['social.choose.bind']) }));
    await page.user.click(screen.getByRole('tab', { name: EN['signIn.method.mobile'] }));
    await page.user.type(screen.getByLabelText(EN['signIn.mobile'], { selector: 'input' }), '13800138009');
    await page.user.type(page.password, 'Atrium88{Enter}');
    await waitFor(() => expect(page.host.records.grants).toHaveLength(1));
    expect(page.calls('session.login')).toEqual([
      { username: '13800138009', password: 'Atrium88', type: 'mobileNum', ...social, mobileNum: '13800138009' },
    ]);
  });

  it('sends a second factor with the id token instead of username and password [SOC-14] [TFA-10]', async () => {
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

  it('shows code and reason of an unknown provider error to the person [SOC-12]', async () => {
    await open({ params: { error: 'teapot', error_description: 'short and stout', state: 's' } });
    const alert = await screen.findByText('Google answered with teapot: short and stout');
    expect(alert.getAttribute('role')).toBe('alert');
  });

  it('shows the text of a known provider error instead of its reason [SOC-11]', async () => {
    const page = await open({ params: { error: 'access_denied', error_description: 'no', state: 's' } });
    const alert = await screen.findByText(EN['social.error.access_denied']);
    expect(alert.getAttribute('role')).toBe('alert');
    expect(page.calls('social.finish')).toEqual([]);
  });

  it('ignores provider parameters if this tab never opened the provider', async () => {
    const message = 'Your account is locked. Call +66 2 000 0000.';
    const page = await open({ walked: false, params: { error: 'locked', error_description: message, state: 's' } });
    await waitFor(() => expect(page.host.navigation.current.get().params).toEqual({}));
    expect(document.body.textContent).not.toContain('Call +66');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a closable failure after an unexpected error', async () => {
    const page = await open({
      params: back,
      answers: { 'social.finish': () => Promise.reject(new RangeError('odd')) },
    });
    expect(await screen.findByText(EN['signIn.failed'])).toBeTruthy();
    expect(page.host.records.errors).toHaveLength(1);
    await page.user.click(getButton(EN['layout.backToSignIn']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const { language } = authHost();

// OpenID Connect Core 1.0, 3.1.2.6, and RFC 6749, 4.1.2.1: the codes a player can cause
it.each([
  ['access_denied', 'You did not allow access. Nothing was shared.'],
  ['login_required', 'Sign in to your Google account first.'],
  ['account_selection_required', 'Choose one of your Google accounts.'],
  ['consent_required', 'Google needs your consent. Try again and agree to it.'],
  ['interaction_required', 'Google needs an answer from you. Try again and answer it.'],
  ['temporarily_unavailable', 'Google is busy at the moment. Try again shortly.'],
  ['server_error', 'Something went wrong at Google. Try again shortly.'],
  ['invalid_request', 'Google did not understand this site. Customer service can help you sign in.'],
  ['unauthorized_client', 'Google does not know this site. Customer service can help you sign in.'],
])('shows for %s: %s [SOC-11]', (code, message) => {
  expect(providerErrorText(language, code, 'reason')).toBe(message);
});

it('registers with origin and referral [SOC-07]', () => {
  const at = { href: 'https://aurora.example/login', hostname: 'aurora.example' };
  expect(
    autoRegisterRequest(
      { channel: 'GOOGLE', idToken: 't' },
      { referral: { affiliateCode: 'ADA', referralCode: 'R1' }, siteCode: 'abc' },
      at,
    ),
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
