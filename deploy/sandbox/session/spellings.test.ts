import { randomInt } from 'node:crypto';
import { Bench, type CallOptions } from '../testing/open-bench';

let bench: Bench;
let people = 0;
let guests = 0;
beforeAll(async () => (bench = await new Bench().open({ limits: { uniformTime: 0 } })), 120_000);
beforeEach(() => bench.control('forgive'));
afterAll(() => bench.close());

const elsewhere = (): CallOptions => ({ address: `198.51.100.${(guests += 1)}` });

async function newAccount(): Promise<{ name: string; mobile: string }> {
  const [name, mobile] = [`speller${(people += 1)}`, `136${randomInt(10_000_000, 99_999_999)}`];
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name, mobile });
  return { name, mobile };
}

const signIn = (type: string, username: string, options: CallOptions, password = 'Guess0000') =>
  bench.call('session.login', { username, password, type }, options);

/** One number in the spellings that people and programs produce. */
function spellingsOf(mobile: string): string[] {
  const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const fronts = ['', '+86', '0086', '0', '00', '(+86)', '＋８６', wide('0086'), '+86 (0)', '00 86-'];
  const spaced = (gap: string) => [mobile.slice(0, 3), mobile.slice(3, 7), mobile.slice(7)].join(gap);
  const bodies = [mobile, spaced(' '), spaced('-'), spaced('.'), spaced('\u00a0'), spaced('\u3000'), wide(mobile)];
  return fronts.flatMap((front) => bodies.map((body) => front + body));
}

describe('attempts at one account', () => {
  it('count together however its number is written', async () => {
    const { mobile } = await newAccount();
    const options = elsewhere();
    const answers: (string | undefined)[] = [];
    for (const spelling of spellingsOf(mobile)) answers.push((await signIn('mobileNum', spelling, options)).code);
    expect(answers).toHaveLength(70);
    // the third failure requires a captcha, as it does when the number is always written the same way
    expect(answers.filter((code) => code === 'login_failed')).toHaveLength(3);
    expect(new Set(answers.slice(3))).toEqual(new Set(['captcha_incorrect']));
  });

  it('count together whether its name or its number is typed', async () => {
    const { name, mobile } = await newAccount();
    const options = elsewhere();
    await signIn('mobileNum', mobile, options);
    await signIn('username', ` ${name.toUpperCase()} `, options);
    await signIn('sms', `+86${mobile}`, options);
    expect((await signIn('username', name, options)).code).toBe('captcha_incorrect');
  });

  it('count by the canonical form of an unknown number or name', async () => {
    const mobile = `135${randomInt(10_000_000, 99_999_999)}`;
    const options = elsewhere();
    const codes: (string | undefined)[] = [];
    for (const spelling of spellingsOf(mobile)) codes.push((await signIn('mobileNum', spelling, options)).code);
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(3);
    for (const name of ['Absent9', ' absent9', 'ABSENT9 ']) await signIn('username', name, options);
    expect((await signIn('username', 'absent9', options)).code).toBe('captcha_incorrect');
  });

  it('count per network, however its addresses are written', async () => {
    const { name } = await newAccount();
    for (const address of ['2001:db8::1', '2001:0DB8:0:0::2', '2001:db8:0:0:ffff::3'])
      await signIn('username', name, { address });
    for (let more = 0; more < 2; more += 1) {
      const { cookie, answer } = await bench.solvedCaptcha();
      const typed = { username: name, password: 'Guess0000', type: 'username', captcha: answer };
      await bench.call('session.login', typed, { address: `2001:db8::4${more}`, cookie });
    }
    expect(await signIn('username', name, { address: '2001:db8::5' })).toMatchObject({ status: 429 });
    expect(await signIn('username', name, { address: '2001:db8:0:1::5' })).toMatchObject({ code: 'captcha_incorrect' });
  });

  it('do not lock the owner out of a known browser', async () => {
    const { name, mobile } = await newAccount();
    const home = elsewhere();
    const { headers } = await signIn('username', name, home, 'Atrium88');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    for (const spelling of spellingsOf(mobile).slice(0, 40)) await signIn('mobileNum', spelling, elsewhere());
    expect((await signIn('mobileNum', mobile, elsewhere(), 'Atrium88')).code).toBe('captcha_incorrect');
    expect(await signIn('mobileNum', mobile, { ...home, cookie }, 'Atrium88')).toMatchObject({ success: true });
    expect(await signIn('username', name, { ...home, cookie }, 'Atrium88')).toMatchObject({ success: true });
  });
});
