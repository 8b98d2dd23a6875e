/** @jest-environment-options {"url": "http://aurora.portal.test:4400/register?r=FRIEND8"} */
import { defaultPasswordProof, registrationKeys } from '@atrium/api';
import { CallError, type Fact } from '@atrium/contract';
import { fails, type FakeHostOptions } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/dom';
import config from '../../../remote.config';
import CN from '../../locales/CN.json';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import { getButton, findButton } from '../../testing/get-button';
import { RegistrationScreen, wireRule } from '../../testing/registration-screen';

let page: RegistrationScreen | undefined;
beforeAll(installDialogs);
afterEach(async () => {
  await page?.view.unmount();
  page = undefined;
  sessionStorage.clear();
  localStorage.clear();
});

const byName: Fact = 'switch:USERNAMEREG3';
const byPhone: Fact = 'switch:MOBILENUMREG3';
const nameFields = [
  wireRule('username', { minLength: 6, maxLength: 13 }),
  wireRule('password', { minLength: 6, maxLength: 16 }),
  wireRule('verifyPwd', { minLength: 6, maxLength: 16 }),
];
const phoneFields = [
  wireRule('mobileNum', { acceptedPattern: '[0-9]+', minLength: 11, maxLength: 11 }),
  wireRule('password', { minLength: 6, maxLength: 16 }),
  wireRule('recommenderId', { required: false }),
];
const picture = 'data:image/svg+xml;base64,PHN2Zy8+';
const settings = (fields: object[], rest: object = {}) => ({ fields, affiliateMode: 1, ...rest });
const registered = { customerName: 'demo@mei888', profile: { mobileNo: '13800138000' }, token: 'fresh', isAgent: 0 };

/** Each field with its type, what browsers fill in, and its keyboard. */
const howTyped = [
  'username: text username',
  'password: password new-password',
  'verifyPwd: password new-password',
  'payeeName: text name',
  'paymentPassword: password off',
  'mobileNum: tel tel-national numeric',
  'verificationCode: text one-time-code numeric',
  'qqNum: text off numeric',
  'email: email email email',
  'line: text off',
  'rebateId: text off',
  'facebook: text off',
  'whatsapp: text off',
  'idNumber: text off',
  'nickname: text nickname',
  'recommenderId: text off',
  'captcha: text off',
  'affiliateCode: text off',
];

async function open(facts: Fact[], options: FakeHostOptions = {}, params: Record<string, string> = {}) {
  page = await RegistrationScreen.open(facts, options, params);
  return page;
}

/** The username form with its required fields filled. */
async function filledByName(answers: FakeHostOptions['answers'] = {}, rest: object = {}, facts: Fact[] = []) {
  const opened = await open([byName, ...facts], {
    answers: { 'system.registerSettings': settings(nameFields, rest), 'registration.username': registered, ...answers },
  });
  await opened.accept();
  await opened.fill({ username: 'mei888', password: 'Atrium88', verifyPwd: 'Atrium88' });
  await opened.agree();
  return opened;
}

/** The phone form. */
async function openByPhone(facts: Fact[], answers: FakeHostOptions['answers'] = {}, rest: object = {}) {
  const opened = await open([byPhone, ...facts], {
    answers: {
      'system.registerSettings': settings(phoneFields, rest),
      'registration.mobile': registered,
      'captcha.image': picture,
      ...answers,
    },
    texts: { EN, CN },
  });
  await opened.accept();
  return opened;
}

describe('registration page', () => {
  it('shows the referral code of an invitation', async () => {
    await open([byName], {}, { referralCode: 'FRIEND7' });
    expect(screen.getByText(/FRIEND7/)).toBeTruthy();
  });

  it('shows no sentence from the address in place of a referral code', async () => {
    await open([byName], {}, { referralCode: 'Your prize waits, call 0812345678' });
    expect(document.body.textContent).not.toContain('Your prize waits');
  });

  it('shows the terms first; accepting shows the form, declining goes home [REG-01] [REG-02]', async () => {
    const opened = await open([byName], { answers: { 'system.registerSettings': settings(nameFields) } });
    expect(opened.fields).toEqual([]);
    await opened.press(EN['terms.decline']);
    expect(opened.host.records.opened).toEqual([{ place: 'lobby.home@1', params: {} }]);
    await opened.accept();
    expect(opened.fields).toContain('username');
  });

  it.each<[Fact[], string[]]>([
    [
      [byName, byPhone],
      [EN['register.byUsername'], EN['register.byMobile']],
    ],
    [[byName], []],
    [[byPhone], []],
  ])('with %j come the tabs %j [REG-03] [REG-04] [SET-24] [SET-25]', async (facts, tabs) => {
    const opened = await open(facts, {
      answers: { 'system.registerSettings': settings([...nameFields, ...phoneFields]) },
    });
    await opened.accept();
    expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    expect(opened.find(facts.includes(byName) ? 'username' : 'mobileNum')).toBeTruthy();
    expect(opened.find('username') === null).toBe(!facts.includes(byName));
  });

  it('shows customer service if registration is closed [REG-04]', async () => {
    const opened = await open([], { commands: { 'support.open@1': {} } });
    expect(screen.getByText(EN['register.closed'])).toBeTruthy();
    expect(opened.fields).toEqual([]);
    expect(findButton(EN['sideMenu.service'])).toBeTruthy();
  });

  it('explains that an invitation is required, unless there is a referral [REG-57]', async () => {
    const host = { answers: { 'system.registerSettings': settings(nameFields) } };
    await open([byName], host);
    page?.host.setFacts({ 'switch:MANUALREGISTER': false });
    expect(await screen.findByText(EN['register.byInvitation'])).toBeTruthy();
    await page?.view.unmount();
    await open([byName], host, { r: 'ADA77' });
    page?.host.setFacts({ 'switch:MANUALREGISTER': false });
    expect(await waitFor(() => getButton(EN['terms.accept']))).toBeTruthy();
  });
});

describe('registration fields', () => {
  it('come from the settings call: all eighteen if all are enabled [REG-08] [REG-10] [REG-12] [REG-13]', async () => {
    const all = registrationKeys.map((key) => wireRule(key));
    const opened = await open([byName], {
      answers: {
        'system.registerSettings': settings(all, { captcha: { enabled: true }, affiliateCode: { enabled: true } }),
        'captcha.image': picture,
      },
    });
    await opened.accept();
    expect(opened.fields).toEqual([...registrationKeys, 'agreed']);
    expect(opened.calls('system.registerSettings')).toHaveLength(1);
    const shown = registrationKeys.map((key) => {
      const { type, autocomplete, inputMode } = opened.input(key);
      return `${key}: ${type} ${autocomplete} ${inputMode}`.trim();
    });
    expect(shown).toEqual(howTyped);
  });

  it('include captcha and affiliate code by their rules where the settings have no entry for them [REG-12] [REG-13]', async () => {
    const fieldsWith = async (enabled: boolean) => {
      const fields = [wireRule('username'), wireRule('captcha', { enabled }), wireRule('affiliateCode', { enabled })];
      const opened = await open([byName], {
        answers: { 'system.registerSettings': settings(fields), 'captcha.image': picture },
      });
      await opened.accept();
      const found = opened.fields;
      await opened.view.unmount();
      return found;
    };
    expect(await fieldsWith(true)).toEqual(['username', 'captcha', 'affiliateCode', 'agreed']);
    expect(await fieldsWith(false)).toEqual(['username', 'agreed']);
  });

  it('send no code where the form has no number', async () => {
    const fields = [wireRule('username'), wireRule('verificationCode')];
    const opened = await open([byName], { answers: { 'system.registerSettings': settings(fields) } });
    await opened.accept();
    expect(opened.fields).toEqual(['username', 'verificationCode', 'agreed']);
    expect(findButton(EN['smsCode.send'])).toBeUndefined();
  });

  it('are those enabled, with separate settings for captcha and affiliate code [REG-11] [REG-12] [REG-13]', async () => {
    const fields = [
      wireRule('username'),
      wireRule('email', { enabled: false }),
      wireRule('captcha'),
      wireRule('affiliateCode'),
    ];
    const opened = await open([byName], {
      answers: {
        'system.registerSettings': settings(fields, { captcha: { enabled: false }, affiliateCode: { enabled: false } }),
      },
    });
    await opened.accept();
    expect(opened.fields).toEqual(['username', 'agreed']);
  });

  it('come from their own call, or else from the combined settings [SET-11]', async () => {
    const consolidated = { register: settings([wireRule('nickname')]) };
    const one = await open([byName], {
      answers: { 'system.registerSettings': settings([wireRule('username')]), 'system.settings': consolidated },
    });
    await one.accept();
    expect(one.fields).toEqual(['username', 'agreed']);
    await one.view.unmount();
    const other = await open([byName], {
      answers: { 'system.registerSettings': fails('network'), 'system.settings': consolidated },
    });
    await other.accept();
    expect(other.fields).toEqual(['nickname', 'agreed']);
  });

  it('can be reloaded after a failure', async () => {
    let broken = true;
    const answer = () => (broken ? fails('network') : settings([wireRule('username')]));
    const opened = await open([byName], {
      answers: { 'system.registerSettings': answer, 'system.settings': fails('network') },
    });
    await opened.press(EN['terms.accept']);
    await waitFor(() => getButton(EN['register.retry']));
    broken = false;
    await opened.press(EN['register.retry']);
    await waitFor(() => getButton(EN['register.submit']));
  });

  it('accept only digits for phone and QQ numbers [REG-43]', async () => {
    const opened = await open([byName], {
      answers: { 'system.registerSettings': settings([wireRule('mobileNum'), wireRule('qqNum')]) },
    });
    await opened.accept();
    await opened.fill({ mobileNum: '138a00', qqNum: 'q1q2' });
    expect([opened.input('mobileNum').value, opened.input('qqNum').value]).toEqual(['13800', '12']);
    expect([opened.input('mobileNum').inputMode, opened.input('qqNum').inputMode]).toEqual(['numeric', 'numeric']);
  });

  it('focus the first invalid one after the notice [REG-32]', async () => {
    const opened = await filledByName();
    await opened.user.clear(opened.input('username'));
    await opened.submit();
    expect(opened.messages).toEqual(['in_please_information']);
    await waitFor(() => expect(document.activeElement).toBe(opened.input('username')));
    expect(opened.calls('registration.username')).toEqual([]);
  });
});

it('the form of a username sends a code only to a number that its rule allows, with its own message otherwise [REG-38] [REG-39]', async () => {
  const number = wireRule('mobileNum', { acceptedPattern: '0[0-9]+', minLength: 10, maxLength: 10 });
  const fields = [...nameFields, number, wireRule('verificationCode')];
  const opened = await open([byName], { answers: { 'system.registerSettings': settings(fields) } });
  await opened.accept();
  await opened.fill({ mobileNum: '13800138000' });
  await opened.press(EN['smsCode.send']);
  await waitFor(() => expect(opened.messages).toEqual(['br_enright_cphone']));
  expect(opened.calls('verification.smsRegister')).toEqual([]);
  await opened.fill({ mobileNum: '0812345678' });
  await opened.press(EN['smsCode.send']);
  expect(await opened.untilSent('verification.smsRegister')).toMatchObject({ mobileNo: '0812345678' });
});

describe('phone form', () => {
  const switches: Fact[] = ['switch:MOBILENUMPASSREG3', 'switch:REGMOBVERF3'];

  it('shows its fields in order, with age and terms before the button [REG-14] [REG-15] [LIM-16]', async () => {
    const opened = await openByPhone(switches, {}, { captcha: { enabled: true } });
    const form = document.querySelector('form');
    const order = [...(form?.querySelectorAll('input, button') ?? [])].map(
      (element) => element.getAttribute('name') ?? element.textContent,
    );
    const expected = [
      'mobileNum',
      'password',
      'verifyPwd',
      'verificationCode',
      EN['smsCode.send'],
      'recommenderId',
      'captcha',
      'agreed',
      EN['register.submit'],
    ];
    expect(order.filter((name) => expected.includes(name ?? ''))).toEqual(expected);
    expect(opened.fields).toEqual(expected.filter((name) => !name.includes(' ')));
    expect(screen.getByRole('checkbox', { name: /18/ })).toBeTruthy();
  });

  it.each<[Fact, string, string]>([
    ['switch:MOBILENUMPASSREG3', 'password', '[SET-26]'],
    ['switch:REGMOBVERF3', 'verificationCode', '[SET-27]'],
  ])('is without what %s asks for when that is off: %s [SET-26] [SET-27]', async (fact, key) => {
    const opened = await openByPhone(switches.filter((one) => one !== fact));
    expect(opened.find(key)).toBeNull();
    expect(opened.find('mobileNum')).toBeTruthy();
  });

  it("sends a code only to a valid number, with the form's own message otherwise [REG-17] [REG-39]", async () => {
    const opened = await openByPhone(switches);
    opened.host.language.current.set('CN');
    await opened.fill({ mobileNum: '1380' });
    await opened.press(CN['smsCode.send']);
    expect(opened.messages).toEqual(['请填写正确的手机号码']);
    expect(opened.calls('verification.smsRegister')).toEqual([]);
    await opened.fill({ mobileNum: '13800138000' });
    await opened.press(CN['smsCode.send']);
    expect(await opened.untilSent('verification.smsRegister')).toMatchObject({ mobileNo: '13800138000' });
  });

  it('names the first error of the form, one after the other [REG-16] [REG-18] [REG-19] [REG-20] [REG-21] [REG-22] [REG-23] [REG-24]', async () => {
    const opened = await openByPhone(switches, {}, { captcha: { enabled: true } });
    opened.host.language.current.set('CN');
    const errors: [text: string, next: Record<string, string>][] = [
      ['请填写正确的手机号码', { mobileNum: '13800138000' }],
      ['请输入密码', { password: 'short' }],
      ['密码须为6-16位数字和字母，区分大小写', { password: 'Atrium88' }],
      ['两次密码不一致', { verifyPwd: 'Atrium88' }],
      ['请填写短信验证码', { verificationCode: '123456' }],
      ['请填写验证码', { captcha: 'k7qp' }],
      ['请先同意条款', {}],
    ];
    for (const [text, next] of errors) {
      await opened.press(CN['register.submit']);
      await waitFor(() => expect(opened.messages.at(-1)).toBe(text));
      await opened.fill(next);
    }
    expect([opened.messages.length, opened.calls('registration.mobile')]).toEqual([errors.length, []]);

    await opened.agree();
    await opened.press(CN['register.submit']);
    expect(await opened.untilSent('registration.mobile')).toMatchObject({
      mobileNum: '13800138000',
      password: 'Atrium88',
      verifyPwd: 'Atrium88',
      verificationCode: '123456',
      captcha: 'k7qp',
    });
  });

  it('words an objection beside a field in the language of the page, also after a change of it', async () => {
    const opened = await openByPhone(switches);
    await opened.fill({ mobileNum: '13800138000', password: 'Atrium88', verifyPwd: 'Atrium99' });
    await opened.submit();
    const beside = () =>
      (opened.input('verifyPwd').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    await waitFor(() => expect(beside()).toContain(EN['register.mobile.differentPasswords']));
    opened.host.language.current.set('CN');
    await waitFor(() => expect(beside()).toContain('两次密码不一致'));
    expect(opened.messages).toEqual([EN['register.mobile.differentPasswords']]);
  });

  it('sends the dialling code only if the merchant offers the choice [CTY-03] [CTY-05]', async () => {
    const answers = {
      'registration.mobile': registered,
      'verification.smsRegister': { expiredMinutes: 2 },
      'system.countries': [
        { countryCode: 'CN', countryDialingCode: '86' },
        { countryCode: 'TH', countryDialingCode: '66' },
      ],
      'system.location': { countryCode: 'CN' },
    };
    const register = async (facts: Fact[], dialling?: string) => {
      const opened = await openByPhone(['switch:REGMOBVERF3', ...facts], answers);
      if (dialling) {
        const field = await screen.findByRole<HTMLInputElement>('combobox');
        await waitFor(() => expect(field.value).toBe('+86 China'));
        await opened.user.type(field, dialling);
        await opened.user.click(await screen.findByRole('option'));
      }
      await opened.fill({ mobileNum: '13800138000' });
      await opened.press(EN['smsCode.send']);
      const code = await opened.untilSent('verification.smsRegister');
      await opened.fill({ verificationCode: '123456' });
      await opened.agree();
      await opened.submit();
      const request = await opened.untilSent('registration.mobile');
      const choices = screen.queryAllByRole('combobox').length;
      await opened.view.unmount();
      return [choices, code['countryDialingCode'], request['countryDialingCode']];
    };
    expect(await register([])).toEqual([0, undefined, undefined]);
    expect(await register(['switch:SMSCOUNTRYCODE'], 'thai')).toEqual([1, '66', '66']);
  });

  it('sends neither password nor username if none is required, and signs in with the default password [REG-40] [REG-41] [REG-50]', async () => {
    const opened = await openByPhone([], {
      'registration.mobile': { ...registered, token: '', defaultPassword: 'given-1' },
      'session.login': { token: 'session', isAgent: 0, defaultPassword: true },
    });
    await opened.fill({ mobileNum: '13800138000' });
    await opened.agree();
    await opened.submit();
    const request = await opened.untilSent('registration.mobile');
    expect(request).toMatchObject({ mobileNum: '13800138000' });
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['password']));
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['username']));
    expect(await opened.untilSent('session.login')).toEqual({
      username: 'mei888',
      password: 'given-1',
      type: 'username',
    });
    await waitFor(() => expect(opened.host.records.grants).toMatchObject([{ token: 'session', account: 'mei888' }]));
  });

  it('marks the session as one with the default password where no change is forced [REG-41] [REG-42]', async () => {
    for (const [token, handle] of [
      ['fresh', 'fresh'],
      ['', 'session'],
    ] as const) {
      const opened = await openByPhone([], {
        'registration.mobile': { ...registered, token, defaultPassword: 'given-1' },
        'session.login': { token: 'session' },
      });
      await opened.fill({ mobileNum: '13800138000' });
      await opened.agree();
      await opened.submit();
      await waitFor(() => expect(opened.host.records.grants).toMatchObject([{ token: handle, account: 'mei888' }]));
      const proof = await defaultPasswordProof(handle, 'given-1');
      await waitFor(() => expect(sessionStorage.getItem('defaultPassword')).toBe(proof));
      await opened.view.unmount();
      sessionStorage.clear();
    }
  });

  it('leads to sign-in, without an attempt, if the password of the new account is unknown [REG-41]', async () => {
    const opened = await openByPhone([], {
      'registration.mobile': { customerName: 'demo@mei888', profile: { mobileNo: '13800138000' } },
    });
    await opened.fill({ mobileNum: '13800138000' });
    await opened.agree();
    await opened.submit();
    await waitFor(() => expect(opened.host.records.opened).toMatchObject([{ place: 'auth.sign-in@1' }]));
    expect(opened.calls('session.login')).toEqual([]);
  });

  it('publishes the registration without personal data once the server has confirmed it [TRK-04]', async () => {
    const registrations = ({ host }: RegistrationScreen) =>
      host.records.published.filter(({ name }) => name === 'account.registered@1');
    const refused = await openByPhone([], { 'registration.mobile': fails('in_please_information') });
    await refused.fill({ mobileNum: '13800138000' });
    await refused.agree();
    await refused.submit();
    await refused.untilSent('registration.mobile');
    expect(registrations(refused)).toEqual([]);
    await refused.view.unmount();

    const opened = await openByPhone([], { 'registration.mobile': registered });
    await opened.fill({ mobileNum: '13800138000' });
    await opened.agree();
    await opened.submit();
    await waitFor(() => expect(registrations(opened)).toEqual([{ name: 'account.registered@1', detail: {} }]));
  });

  it('requires a change of the default password if that is forced [REG-42]', async () => {
    const opened = await openByPhone(['switch:PWDEXPFORCECHANGE3'], {
      'registration.mobile': { ...registered, defaultPassword: 'given-1' },
    });
    await opened.fill({ mobileNum: '13800138000' });
    await opened.agree();
    await opened.submit();
    expect(await screen.findByRole('dialog', { name: EN['title.changePassword'] })).toBeTruthy();
    expect(opened.host.records.grants).toEqual([]);
  });
});

it('asks for a second factor if the sign-in after registration requires one', async () => {
  const opened = await filledByName({
    'registration.username': { ...registered, token: '' },
    'session.login': fails('login_verify_required'),
  });
  await opened.submit();
  expect(await screen.findByText(EN['secondFactor.title'], { selector: 'h2' })).toBeTruthy();
});

describe('switching between the forms', () => {
  const both = async () => {
    const opened = await open([byName, byPhone, 'switch:REGMOBVERF3'], {
      answers: {
        'system.registerSettings': settings([...nameFields, ...phoneFields, wireRule('verificationCode')], {
          captcha: { enabled: true },
        }),
        'captcha.image': picture,
        'verification.smsRegister': { expiredMinutes: 2 },
      },
    });
    await opened.accept();
    return opened;
  };
  const tab = (name: string) => getButton(name);

  it('clears the input of both [REG-05]', async () => {
    const opened = await both();
    const filled = (...keys: string[]) => keys.filter((key) => opened.input(key).value !== '');
    await opened.fill({ username: 'mei888', password: 'Atrium88', mobileNum: '13800138000', captcha: 'k7qp' });
    await opened.agree();
    await opened.user.click(tab(EN['register.byMobile']));
    expect([filled('mobileNum', 'verificationCode', 'captcha'), opened.input('agreed').checked]).toEqual([[], false]);
    await opened.fill({ mobileNum: '13800138000' });
    await opened.user.click(tab(EN['register.byUsername']));
    expect([filled('username', 'password', 'mobileNum', 'captcha'), opened.input('agreed').checked]).toEqual([
      [],
      false,
    ]);
    expect(opened.host.navigation.holds.size).toBe(0);
  });

  it('loads a new captcha [REG-06]', async () => {
    const opened = await both();
    await waitFor(() => expect(opened.calls('captcha.image')).toHaveLength(1));
    await opened.user.click(tab(EN['register.byMobile']));
    await waitFor(() => expect(opened.calls('captcha.image')).toHaveLength(2));
  });

  it('resets the code button [REG-07]', async () => {
    const opened = await both();
    await opened.fill({ mobileNum: '13800138000' });
    await opened.press(EN['smsCode.send']);
    await waitFor(() => expect(findButton(EN['smsCode.send'])).toBeUndefined());
    await opened.user.click(tab(EN['register.byMobile']));
    expect(findButton(EN['smsCode.send'])).toBeTruthy();
  });
});

describe('affiliate code', () => {
  const withCode = async (affiliateMode: number | undefined, refused: boolean) => {
    const opened = await filledByName(
      { 'agent.affiliate': refused ? fails('affiliate_unknown', 'No such affiliate.') : null },
      { affiliateCode: { enabled: true }, affiliateMode },
    );
    await opened.fill({ affiliateCode: 'ADA77' });
    await opened.submit();
    return opened;
  };
  const asked = (opened: RegistrationScreen) => opened.host.records.calls.map(({ endpoint }) => endpoint);

  it('is checked with the host name before registration [REG-44]', async () => {
    const opened = await withCode(1, false);
    await opened.untilSent('registration.username');
    expect(opened.calls('agent.affiliate')).toEqual([{ code: 'ADA77', domain: 'aurora.portal.test' }]);
    expect(asked(opened).indexOf('agent.affiliate')).toBeLessThan(asked(opened).indexOf('registration.username'));
    expect(opened.calls('registration.username')[0]).toMatchObject({ affiliateCode: 'ADA77' });
  });

  it('is not checked when it is empty [REG-44]', async () => {
    const opened = await filledByName({}, { affiliateCode: { enabled: true }, affiliateMode: 1 });
    await opened.submit();
    await opened.untilSent('registration.username');
    expect(opened.calls('agent.affiliate')).toEqual([]);
  });

  const failure = (key: string, status?: number) =>
    Promise.reject(new CallError(key, key, { endpoint: 'agent.affiliate', ...(status !== undefined && { status }) }));
  const noVerdict = [
    ['network', undefined],
    ['timeout', undefined],
    ['http-502', 502],
    ['http-408', 408],
    ['login_try_later', 429],
    ['TOO_MANY_REQUESTS', 200],
  ] as const;

  it.each(noVerdict)(
    'is neither refused nor dropped if the check fails with %s %p; the form stays as it is [REG-44] [REG-46]',
    async (key, status) => {
      localStorage.setItem('reg_info', JSON.stringify({ affiliateCode: 'ADA77', referralCode: 'FRIEND7' }));
      let reachable = false;
      const opened = await filledByName(
        { 'agent.affiliate': () => (reachable ? null : failure(key, status)) },
        { affiliateCode: { enabled: true }, affiliateMode: 1 },
      );
      await opened.submit();
      await waitFor(() => expect(opened.messages).toEqual([EN['register.affiliateUnchecked']]));
      expect(opened.calls('registration.username')).toEqual([]);
      expect(['username', 'password', 'verifyPwd', 'affiliateCode'].map((key) => opened.input(key).value)).toEqual([
        'mei888',
        'Atrium88',
        'Atrium88',
        'ADA77',
      ]);
      expect(opened.host.navigation.holds.size).toBe(1);
      expect(localStorage.getItem('reg_info')).toContain('ADA77');

      reachable = true;
      await opened.submit();
      expect(await opened.untilSent('registration.username')).toMatchObject({ affiliateCode: 'ADA77' });
    },
  );

  it.each(noVerdict)(
    'does not stop the registration in mode 0 if the check fails with %s %p, and stays stored [REG-45]',
    async (key, status) => {
      localStorage.setItem('reg_info', JSON.stringify({ affiliateCode: 'ADA77', referralCode: 'FRIEND7' }));
      const opened = await filledByName(
        { 'agent.affiliate': () => failure(key, status) },
        { affiliateCode: { enabled: true }, affiliateMode: 0 },
      );
      await opened.submit();
      expect(await opened.untilSent('registration.username')).toMatchObject({
        affiliateCode: 'demo',
        referralCode: 'FRIEND7',
      });
      expect(opened.messages).not.toContain(EN['register.affiliateUnchecked']);
      expect(opened.find('affiliateCode')).toBeNull();
      expect(JSON.parse(localStorage.getItem('reg_info') ?? '')).toEqual({
        affiliateCode: 'ADA77',
        referralCode: 'FRIEND7',
      });
    },
  );

  it('is kept in reg_info once the server has accepted it, and not if it was refused [SES-11]', async () => {
    localStorage.setItem('reg_info', JSON.stringify({ affiliateCode: 'OLD1', referralCode: 'FRIEND7' }));
    const opened = await withCode(1, false);
    await opened.untilSent('registration.username');
    expect(JSON.parse(localStorage.getItem('reg_info') ?? '')).toEqual({
      affiliateCode: 'ADA77',
      referralCode: 'FRIEND7',
    });
    await opened.view.unmount();

    const refused = await withCode(0, true);
    await refused.untilSent('registration.username');
    expect(JSON.parse(localStorage.getItem('reg_info') ?? '')).toEqual({ referralCode: 'FRIEND7' });
  });

  it('is also dropped if it came from a stored link [REG-45]', async () => {
    localStorage.setItem('reg_info', JSON.stringify({ affiliateCode: 'GONE7' }));
    const opened = await filledByName(
      { 'agent.affiliate': fails('affiliate_unknown', 'No such affiliate.') },
      { affiliateCode: { enabled: true }, affiliateMode: 0 },
    );
    expect(opened.input('affiliateCode').value).toBe('GONE7');
    await opened.submit();
    expect(await opened.untilSent('registration.username')).toMatchObject({ affiliateCode: 'demo' });
  });

  it.each([
    ['0', undefined, true],
    ['2', undefined, false],
    [undefined, undefined, false],
    ['0', 1, false],
  ])(
    'by the mode %p of the merchant and %p of the answer is dropped: %p [REG-45] [REG-46]',
    async (own, answered, dropped) => {
      const opened = await open([byName], {
        answers: {
          'system.registerSettings': settings(nameFields, {
            affiliateCode: { enabled: true },
            affiliateMode: answered,
          }),
          'registration.username': registered,
          'agent.affiliate': fails('affiliate_unknown', 'No such affiliate.'),
        },
        settings: { value: (name) => (name === 'affiliateMode' ? own : undefined) },
      });
      await opened.accept();
      await opened.fill({ username: 'mei888', password: 'Atrium88', verifyPwd: 'Atrium88', affiliateCode: 'ADA77' });
      await opened.agree();
      await opened.submit();
      if (dropped) await opened.untilSent('registration.username');
      else await waitFor(() => expect(opened.messages).toContain('No such affiliate.'));
      expect(opened.calls('registration.username')).toHaveLength(dropped ? 1 : 0);
    },
  );

  it('is dropped silently if the mode allows it [REG-45]', async () => {
    const opened = await withCode(0, true);
    expect(await opened.untilSent('registration.username')).not.toMatchObject({ affiliateCode: 'ADA77' });
    expect(opened.messages).not.toContain('No such affiliate.');
    expect(opened.find('affiliateCode')).toBeNull();
  });

  it.each([1, undefined])(
    "stops the registration in mode %p with the server's message [REG-46] [REG-47]",
    async (mode) => {
      // jsdom reports that another document is to be loaded
      const leaves = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const opened = await withCode(mode, true);
      await waitFor(() => expect(opened.messages).toEqual(['No such affiliate.']));
      expect(opened.calls('registration.username')).toEqual([]);
      expect(opened.host.navigation.holds.size).toBe(0);
      await waitFor(() => expect(leaves.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]));
      leaves.mockRestore();
    },
  );
});

describe('registration', () => {
  it('sends origin and referral [REG-48] [REG-49]', async () => {
    localStorage.setItem('reg_info', JSON.stringify({ affiliateCode: 'AFF7', referralCode: 'FRIEND7' }));
    const opened = await filledByName();
    await opened.submit();
    expect(await opened.untilSent('registration.username')).toEqual({
      username: 'mei888',
      password: 'Atrium88',
      verifyPwd: 'Atrium88',
      confirmPassword: 'Atrium88',
      affiliateCode: 'AFF7',
      referralCode: 'FRIEND7',
      registerMethod: 'WEB',
      registerUrl: 'http://aurora.portal.test:4400/register?r=FRIEND8',
      domain: 'aurora.portal.test',
      login: true,
    });
  });

  it('is credited to the site without a referral, and to a stored affiliate first [SES-14]', async () => {
    const sentWith = async (kept: object) => {
      localStorage.setItem('reg_info', JSON.stringify(kept));
      const opened = await filledByName();
      await opened.submit();
      const { affiliateCode, referralCode } = await opened.untilSent('registration.username');
      await opened.view.unmount();
      return [affiliateCode, referralCode];
    };
    expect(await sentWith({ referralCode: 'FRIEND7' })).toEqual(['demo', 'FRIEND7']);
    expect(await sentWith({ affiliateCode: 'AFF7', referralCode: 'FRIEND7' })).toEqual(['AFF7', 'FRIEND7']);
  });

  it('waits for the slider if the merchant requires it, and sends nothing when it is closed [REG-36]', async () => {
    const switches: Fact[] = ['switch:GEETEST3', 'switch:GEETESTTEST3'];
    const opened = await filledByName({ 'captcha.slider': fails('captcha_down') }, {}, switches);
    await opened.submit();
    await screen.findByRole('dialog', { name: EN['slider.title'] });
    expect(opened.calls('registration.username')).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: EN['slider.close'] }));
    await waitFor(() => expect(opened.messages).toEqual(['verify_first']));
    expect(opened.calls('registration.username')).toEqual([]);
  });

  it('shows account and number, signs in, and goes to the next page [REG-53] [REG-54] [REG-55]', async () => {
    const opened = await open([byName], {
      answers: { 'system.registerSettings': settings(nameFields), 'registration.username': registered },
      settings: { value: (name) => (name === 'nextPage' ? '/sports' : undefined) },
    });
    await opened.accept();
    await opened.fill({ username: 'mei888', password: 'Atrium88', verifyPwd: 'Atrium88' });
    await opened.agree();
    await opened.submit();
    await waitFor(() =>
      expect(opened.host.records.grants).toEqual([{ token: 'fresh', account: 'mei888', kind: 0, next: '/sports' }]),
    );
    expect(opened.messages[0]).toContain('mei888');
    expect(opened.messages[0]).toContain('13800138000');
    expect(opened.calls('session.login')).toEqual([]);
    expect(opened.host.navigation.holds.size).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });

  it('signs in with the typed credentials if the answer has no session [REG-54]', async () => {
    const opened = await filledByName({
      'registration.username': { ...registered, token: '' },
      'session.login': { token: 'session', isAgent: 0 },
    });
    await opened.submit();
    await opened.untilSent('session.login');
    const order = opened.host.records.calls.map(({ endpoint }) => endpoint);
    expect(order.slice(-2)).toEqual(['registration.username', 'session.login']);
    expect(opened.calls('session.login')).toEqual([{ username: 'mei888', password: 'Atrium88', type: 'username' }]);
  });

  it('takes the typed name and password if the answer names no account', async () => {
    const opened = await filledByName({
      'registration.username': {},
      'session.login': { token: 'session', isAgent: 0 },
    });
    await opened.submit();
    await opened.untilSent('session.login');
    expect(opened.messages[0]).toContain('mei888');
    expect(opened.calls('session.login')).toEqual([{ username: 'mei888', password: 'Atrium88', type: 'username' }]);
  });

  it('leads to sign-in, without an attempt, if neither the answer nor the form names the account', async () => {
    const opened = await openByPhone([], { 'registration.mobile': { defaultPassword: 'given-1' } });
    await opened.fill({ mobileNum: '13800138000' });
    await opened.agree();
    await opened.submit();
    await waitFor(() => expect(opened.host.records.opened).toMatchObject([{ place: 'auth.sign-in@1' }]));
    expect(opened.calls('session.login')).toEqual([]);
    expect(opened.messages).toEqual([EN['register.done']]);
  });

  it("shows the server's refusal beside its field and focuses it", async () => {
    const opened = await filledByName({ 'registration.username': fails('username_taken', 'This username is taken.') });
    await opened.submit();
    await waitFor(() => expect(document.activeElement).toBe(opened.input('username')));
    expect(screen.getByText('This username is taken.')).toBeTruthy();
    expect(opened.messages).toEqual([]);
  });

  it('shows a refusal of a field that the form does not have as a notice', async () => {
    const opened = await openByPhone([], {
      'registration.mobile': fails('username_taken', 'This number has an account.'),
    });
    await opened.fill({ mobileNum: '13800138000' });
    await opened.agree();
    await opened.submit();
    await waitFor(() => expect(opened.messages).toEqual(['This number has an account.']));
    expect(opened.host.records.errors).toEqual([]);
    expect(opened.input('mobileNum').value).toBe('13800138000');
  });

  it('loads a new captcha after a failure', async () => {
    const opened = await filledByName(
      { 'registration.username': fails('captcha_incorrect', 'Not correct.'), 'captcha.image': picture },
      { captcha: { enabled: true } },
    );
    await opened.fill({ captcha: 'k7qp' });
    await opened.submit();
    await waitFor(() => expect(opened.calls('captcha.image').length).toBeGreaterThan(1), { timeout: 2000 });
    expect(opened.input('captcha').value).toBe('');
  });
});

describe('availability of registration', () => {
  const { when, offered } = config.places[0];

  it('depends on the template, and its links on the switches [SET-07] [REG-57]', () => {
    const holds = (facts: Fact[]) => {
      const { holds: holdsFact } = authHost({ facts }).facts;
      return [holdsFact(when), holdsFact(offered)];
    };
    expect(holds(['setting:registration'])).toEqual([true, false]);
    expect(holds(['setting:registration', byName])).toEqual([true, false]);
    expect(holds(['setting:registration', byName, 'switch:MANUALREGISTER'])).toEqual([true, true]);
    expect(holds([byPhone, 'switch:MANUALREGISTER'])).toEqual([false, true]);
  });
});
