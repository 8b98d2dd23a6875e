import type { RegisterRequest } from '@atrium/api';
import { and, eq } from 'drizzle-orm';
import { demoMerchants, loadMerchants } from '../../merchants';
import { findAccount } from '../accounts/find-account';
import { teamMembers } from '../agent/tables';
import { findLedgerAccount } from '../ledger/ledger-account';
import { requirePresent } from '../require-present';
import { captchas } from '../session/tables';
import { Bench, type CallOptions } from '../testing/open-bench';
import { walletOf } from '../wallets/wallet';
import type { Call } from '../wire/call';
import { registerAutomatically } from './register-automatically';
import { referralCodes, registrations } from './tables';

let bench: Bench;
let people = 0;
// lotus, which registers by phone, with a captcha as well
const [aurora, lotusAsItIs] = demoMerchants;
const withPicture = { ...lotusAsItIs, registration: { ...lotusAsItIs.registration, captcha: true } };
beforeAll(async () => (bench = await new Bench().open({ merchants: loadMerchants([aurora, withPicture]) })), 60_000);
afterAll(() => bench.close());
afterEach(async () => {
  for (const [merchant, name] of changed.splice(0)) await bench.control('switch', { merchant, name, value: null });
});

const changed: [merchant: string, name: string][] = [];
async function turn(merchant: string, name: string, value: boolean): Promise<void> {
  changed.push([merchant, name]);
  await bench.control('switch', { merchant, name, value });
}

const source = {
  registerMethod: 'WEB',
  registerUrl: 'http://aurora.atrium.localhost/register',
  domain: 'aurora.atrium.localhost',
  login: true,
} as const;
const elsewhere = (): CallOptions => ({ address: `198.51.100.${(people += 1)}` });
const freshName = () => `guest${String((people += 1)).padStart(3, '0')}`;
const freshNumber = () => `137${String((people += 1)).padStart(8, '0')}`;
const freshThaiNumber = () => `09${String((people += 1)).padStart(8, '0')}`;

async function codeFor(mobileNo: string, merchant = 'aurora'): Promise<string> {
  await bench.call('verification.smsRegister', { mobileNo }, { merchant, ...elsewhere() });
  const [message] = await bench.outbox({ search: mobileNo.slice(1) });
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

/** Valid values for the fields of aurora's registration by name. */
async function person(changes: Partial<RegisterRequest> = {}): Promise<RegisterRequest> {
  const mobileNum = freshNumber();
  const verificationCode = await codeFor(mobileNum);
  const passwords = { password: 'Atrium99', verifyPwd: 'Atrium99', confirmPassword: 'Atrium99' };
  return { username: freshName(), ...passwords, mobileNum, verificationCode, ...source, ...changes };
}

const byName = (request: RegisterRequest, options = elsewhere()) =>
  bench.call('registration.username', request, options);
const byPhone = (request: Partial<RegisterRequest>, options: CallOptions) =>
  bench.call('registration.mobile', { ...source, ...request }, { ...elsewhere(), ...options });

/** A captcha as shown to this browser, with its solution. */
async function solvedCaptcha(merchant: string) {
  const { headers } = await bench.call('captcha.image', { t: 1 }, { merchant });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const rows = await bench.engine.database.select().from(captchas);
  return { cookie, captcha: rows.at(-1)?.answer ?? '' };
}

test('signs in the owner of a foreign number, and does not match the same digits at home [CTY-05]', async () => {
  const abroad = { mobileNum: `812${freshNumber().slice(3)}`, countryDialingCode: '66' };
  const { mobileNum, countryDialingCode } = abroad;
  const codeAt = async () => /\d{6}/.exec((await bench.outbox({ search: `66${mobileNum}` }))[0]?.body ?? '')?.[0] ?? '';
  await bench.call('verification.smsRegister', { mobileNo: mobileNum, countryDialingCode }, elsewhere());
  const request = await person({ ...abroad, verificationCode: await codeAt() });
  expect(await byName(request)).toMatchObject({ success: true });
  const signIn = (fields: object) => bench.call('session.login', { username: mobileNum, ...fields }, elsewhere());

  const byPassword = { password: 'Atrium99', type: 'mobileNum' };
  expect(await signIn({ ...byPassword, countryDialingCode })).toMatchObject({ success: true });
  expect(await signIn(byPassword)).toMatchObject({ code: 'login_failed' });

  bench.pass(31_000);
  await bench.call('verification.smsNoLogin', { mobileNum, countryDialingCode }, elsewhere());
  const byCode = { password: await codeAt(), type: 'sms' };
  expect(await signIn({ ...byCode, countryDialingCode: '86' })).toMatchObject({ code: 'sms_code_incorrect' });
  expect(await signIn({ ...byCode, countryDialingCode })).toMatchObject({ success: true });

  const sent = async () => (await bench.outbox({ search: request.username ?? '' })).map(({ to }) => to);
  const recover = (fields: object) =>
    bench.call('password.bySms', { username: request.username, mobileNumber: mobileNum, ...fields }, elsewhere());
  await recover({});
  expect(await sent()).not.toContain(`+86${mobileNum}`);
  await recover({ countryDialingCode });
  expect(await sent()).toContain(`+66${mobileNum}`);
});

describe('registering by name', () => {
  it('creates an account with its number, an empty wallet and a session [REG-49] [REG-52]', async () => {
    const request = await person({ email: 'new@example.test', nickname: 'ignored' });
    const { success, value } = await byName(request);
    expect(success).toBe(true);
    expect(value).toMatchObject({
      customerName: `aurora@${request.username}`,
      profile: { mobileNo: request.mobileNum },
      defaultPassword: '',
    });
    const account = requirePresent(await findAccount(bench.engine.database, 'aurora', request.username ?? ''));
    expect(account).toMatchObject({ kind: 0, level: 0, email: 'new@example.test', passwordState: 'own' });
    expect(account.nickname).toBe(request.username);
    expect(account.password).toMatch(/^scrypt\$/);
    const wallet = await findLedgerAccount(bench.engine.database, walletOf(bench.backend, account));
    expect(wallet?.balance).toBe(0);
    const member = await bench.call('member.info', {}, { token: value.token });
    expect(member.value).toMatchObject({ account: request.username });
  });

  it.each([
    ['a name that is too short', { username: 'mei' }, 'in_please_information'],
    ['a missing number', { mobileNum: undefined }, 'br_enright_cphone'],
    ['a password with invalid characters', { password: 'Atrium_9', verifyPwd: 'Atrium_9' }, 'in_password_incorrect'],
    ['a different repetition of the password', { verifyPwd: 'Atrium98' }, 'in_confirmation_correct'],
    ['an e-mail address that is too short', { email: 'a@b' }, 'in_please_information'],
    ['a missing code', { verificationCode: '' }, 'sms_code_incorrect'],
    ['a wrong code', { verificationCode: '000000x' }, 'sms_code_incorrect'],
  ])('repeats the browser’s check of %s', async (_about, change, code) => {
    expect(await byName({ ...(await person()), ...change } as RegisterRequest)).toMatchObject({ success: false, code });
  });

  it('accepts a name once, case-insensitively, and a number once', async () => {
    const first = await person();
    await byName(first);
    expect((await byName(await person({ username: first.username?.toUpperCase() }))).code).toBe('username_taken');
    bench.pass(31_000);
    const again = { mobileNum: first.mobileNum, verificationCode: await codeFor(first.mobileNum ?? '') };
    expect((await byName(await person(again))).code).toBe('mobile_taken');
  });

  it('accepts a code once', async () => {
    const request = await person();
    await byName(request);
    expect((await byName({ ...request, username: freshName() })).code).toBe('sms_code_incorrect');
  });

  it('throttles a network that tries name after name, and no other', async () => {
    const options = elsewhere();
    const taken = await person({ username: 'player1' });
    for (let guess = 0; guess < 21; guess += 1) expect((await byName(taken, options)).code).toBe('username_taken');
    const waits: unknown[] = [];
    for (let guess = 0; guess < 3; guess += 1) {
      const blocked = await byName(taken, options);
      expect(blocked).toMatchObject({ status: 429, code: 'login_try_later' });
      waits.push(Number(blocked.headers['retry-after']));
      bench.pass(Number(blocked.headers['retry-after']) * 1000);
      await byName(taken, options);
    }
    expect(waits).toEqual([1, 2, 4]);
    expect((await byName(await person())).success).toBe(true);
  });

  it('does not count successful registrations against the network', async () => {
    const options = elsewhere();
    for (let guest = 0; guest < 25; guest += 1) expect((await byName(await person(), options)).success).toBe(true);
  });

  it('is closed where its switch is off', async () => {
    await turn('aurora', 'USERNAMEREG3', false);
    expect((await byName(await person())).code).toBe('registration_closed');
  });

  it('accepts an invitation where open registration is off [REG-57]', async () => {
    await turn('aurora', 'MANUALREGISTER', false);
    expect((await byName(await person())).code).toBe('registration_by_invitation');
    expect((await byName(await person({ referralCode: 'ada77' }))).success).toBe(true);
  });
});

describe('registering by phone', () => {
  const lotus = { merchant: 'lotus' };
  const inLotus = async (changes: Partial<RegisterRequest> = {}) => {
    const mobileNum = freshThaiNumber();
    const { cookie, captcha } = await solvedCaptcha('lotus');
    await turn('lotus', 'GEETESTVCODE3', false);
    return { request: { mobileNum, verificationCode: await codeFor(mobileNum, 'lotus'), captcha, ...changes }, cookie };
  };

  it('gives an account without a password the default one, which signs in and is reported as default [REG-41] [REG-42] [REG-50]', async () => {
    const { request, cookie } = await inLotus();
    const { value } = await byPhone(request, { ...lotus, cookie });
    expect(value).toMatchObject({ profile: { mobileNo: request.mobileNum } });
    expect([value.token, value.defaultPassword]).not.toContain('');
    await turn('lotus', 'GEETEST3', false);
    const name = String(value.customerName).split('@')[1] ?? '';
    const login = await bench.call(
      'session.login',
      { username: name, password: value.defaultPassword, type: 'username' },
      lotus,
    );
    expect(login.value).toMatchObject({ defaultPassword: true });
    const security = await bench.call('member.security', {}, { ...lotus, token: login.value.token });
    expect(security.value).toMatchObject({ defaultPassword: true });
  });

  it('accepts the characters of a captcha once, and no others', async () => {
    const { request, cookie } = await inLotus();
    expect((await byPhone({ ...request, captcha: 'wrong' }, { ...lotus, cookie })).code).toBe('captcha_incorrect');
    expect((await byPhone(request, { ...lotus, cookie })).code).toBe('captcha_incorrect');
  });

  it('accepts a password where the form asks for one, and uses the number as the name [REG-40]', async () => {
    const mobileNum = freshNumber();
    const request = { mobileNum, username: mobileNum, password: 'Atrium99', verifyPwd: 'Atrium99' };
    const { value } = await byPhone({ ...request, verificationCode: await codeFor(mobileNum) }, {});
    expect(value).toMatchObject({ customerName: `aurora@${mobileNum}`, defaultPassword: '' });
    expect(value.token).not.toBe('');
  });
});

describe('a referral', () => {
  it('adds the account to the team of an affiliate [REG-44]', async () => {
    const request = await person({ affiliateCode: 'Ada77', referralCode: 'MEI77' });
    await byName(request);
    const { database } = bench.engine;
    const account = requirePresent(await findAccount(database, 'aurora', request.username ?? ''));
    const ada = requirePresent(await findAccount(database, 'aurora', 'agent1'));
    const mei = requirePresent(await findAccount(database, 'aurora', 'player1'));
    const [team] = await database.select().from(teamMembers).where(eq(teamMembers.accountId, account.id));
    expect(team?.uplineId).toBe(ada.id);
    const [kept] = await database.select().from(registrations).where(eq(registrations.accountId, account.id));
    expect(kept).toMatchObject({ affiliateId: ada.id, referrerId: mei.id, affiliateCode: 'Ada77' });
  });

  it('looks up a code of an agent only [REG-44]', async () => {
    const ask = (code: string) => bench.call('agent.affiliate', { code, domain: source.domain });
    expect((await ask('ADA77')).success).toBe(true);
    expect(await ask('MEI77')).toMatchObject({ success: false, message: 'This affiliate code does not exist.' });
    expect((await ask('unknown')).code).toBe('affiliate_unknown');
  });

  it('is by codes that each merchant has separately', async () => {
    const rows = await bench.engine.database
      .select()
      .from(referralCodes)
      .where(and(eq(referralCodes.code, 'ADA77'), eq(referralCodes.merchant, 'lotus')));
    expect(rows).toHaveLength(1);
  });
});

it('registers an externally authenticated user under a generated name [REG-51]', async () => {
  const merchant = requirePresent(bench.backend.merchants.get('aurora'));
  const call = { merchant, language: 'EN', address: '198.51.100.250', deviceId: undefined, userAgent: '' } as Call;
  const bound: number[] = [];
  const bind = (_transaction: unknown, { id }: { id: number }) => Promise.resolve(void bound.push(id));
  const answer = await registerAutomatically(
    bench.backend,
    call,
    { ...source, affiliateCode: 'ADA77' },
    { nickname: 'Gia', bind },
  );
  expect(answer.customerName).toMatch(/^aurora@m\d{11}$/);
  const member = await bench.call('member.info', {}, { token: answer.token });
  expect(member.value).toMatchObject({ nickname: 'Gia', id: String(bound[0]) });
});
