import { Bench, type CallOptions } from '../testing/open-bench';
import { sharedKey, signToken } from './lots';
import { sliderLots } from './tables';
import { requireSlider } from './validate';
import { eq } from 'drizzle-orm';

let bench: Bench;
let guests = 0;
beforeAll(async () => {
  bench = await new Bench().open();
  await setSwitch('GEETESTTEST3', true);
}, 60_000);
afterAll(() => bench.close());

const fromElsewhere = () => `192.0.2.${(guests += 1)}`;
const setSwitch = (name: string, value: boolean | null) => bench.control('switch', { merchant: 'lotus', name, value });
const merchant = (code: string) => bench.backend.merchants.get(code)!;

interface RequestOptions {
  address?: string;
  host?: string;
}

async function request(
  path: string,
  query: Record<string, string>,
  { address = fromElsewhere(), host = 'api-1' }: RequestOptions = {},
) {
  const answer = await bench.app.inject({
    url: path,
    query: { ...query, callback: 'geetest_1' },
    headers: { host: `${host}.captcha.localhost:4000`, 'x-forwarded-for': address },
  });
  const [, json] = /^geetest_1\((.*)\)$/.exec(answer.body) ?? [];
  return { status: answer.statusCode, ...(JSON.parse(json ?? '{}') as { code?: string; data?: Loaded }) };
}

interface Loaded {
  lot_number: string;
  captcha_type: string;
  result?: string;
  seccode?: Record<string, string>;
  [other: string]: unknown;
}

const load = (fields: Record<string, string> = {}, options?: RequestOptions) =>
  request('/load', { captcha_id: 'lotus-demo', challenge: '0123456789abcdef', client_type: 'web', ...fields }, options);

const rightAnswer = async (lot: string) => {
  const [row] = await bench.engine.database.select().from(sliderLots).where(eq(sliderLots.lotNumber, lot));
  return row!.answer;
};

const answer = (lot_number: string, value: number, trail = '20') =>
  request('/verify', { lot_number, answer: String(value), trail });

async function solve(fields: Record<string, string> = {}) {
  const { data } = await load(fields);
  const lot = data!.lot_number;
  return (await answer(lot, await rightAnswer(lot))).data!.seccode!;
}

const passes = (fields: object, code = 'lotus') =>
  requireSlider(bench.backend, { merchant: merchant(code) }, 'sign-in', fields).then(
    () => true,
    ({ key }: { key: string }) => key,
  );

describe('the provider', () => {
  it('answers a load without the right answer in it [CAP-25]', async () => {
    const { data } = await load();
    expect(data).toMatchObject({ captcha_type: 'slide', static_path: '/v4', js: '/slider.js', gct_path: '/v4/gct.js' });
    expect(JSON.stringify(data)).not.toContain('answer');
    const { headers, statusCode } = await bench.app.inject({
      url: String(data!['bg']),
      headers: { host: 'static-2.captcha.localhost' },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it.each(['slide', 'question'])('accepts the right answer to a %s once', async (risk_type) => {
    const { data } = await load({ risk_type });
    const right = await rightAnswer(data!.lot_number);
    expect(data!.captcha_type).toBe(risk_type);
    expect((await answer(data!.lot_number, right)).data).toMatchObject({ result: 'success' });
    expect((await answer(data!.lot_number, right)).data).toEqual({ result: 'fail' });
  });

  it('accepts one answer per attempt, and none without movement', async () => {
    const { data: one } = await load();
    const right = await rightAnswer(one!.lot_number);
    expect((await answer(one!.lot_number, right > 100 ? 0 : 200)).data).toEqual({ result: 'fail' });
    expect((await answer(one!.lot_number, right)).data).toEqual({ result: 'fail' });
    const { data: other } = await load();
    expect((await answer(other!.lot_number, await rightAnswer(other!.lot_number), '0')).data).toEqual({
      result: 'fail',
    });
  });

  it('refuses unknown merchants, and a network after forty attempts', async () => {
    expect(await load({ captcha_id: 'unknown' })).toMatchObject({ code: '60001' });
    const here = { address: fromElsewhere() };
    for (let round = 0; round < 40; round += 1) await load({}, here);
    expect(await load({}, here)).toMatchObject({ code: '60102' });
    expect((await load()).data).toBeDefined();
  });

  it.each([
    ['slider.js', '/v4/slider.js'],
    ['slider.gct', '/v4/gct.js'],
  ])('fails %s on one of its servers when the control page injects a fault [CAP-25]', async (endpoint, url) => {
    const status = async (host: string) =>
      (await bench.app.inject({ url, headers: { host: `${host}.captcha.localhost` } })).statusCode;
    await bench.control('fault', { endpoint, host: 'static-1.captcha.localhost', status: 503 });
    expect([await status('static-1'), await status('static-2')]).toEqual([503, 200]);
    await bench.control('clear-faults');
    expect(await status('static-1')).toBe(200);
  });

  it('validates a pass once, and only with a signature of the shared key', async () => {
    const pass = await solve();
    const key = await sharedKey(bench.backend, 'lotus-demo');
    const validation = async (sign_token: string) => {
      const form = new URLSearchParams({ captcha_id: 'lotus-demo', ...pass, sign_token });
      const answered = await bench.app.inject({
        method: 'POST',
        url: '/validate',
        headers: { host: 'api-2.captcha.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.toString(),
      });
      return answered.json<{ status: string; result?: string }>();
    };
    expect(await validation(signToken('another key', pass['lot_number']!))).toMatchObject({ status: 'error' });
    expect(await validation(signToken(key, pass['lot_number']!))).toMatchObject({ result: 'success' });
    expect(await validation(signToken(key, pass['lot_number']!))).toMatchObject({ result: 'fail' });
  });
});

describe('a request that requires the slider', () => {
  it('passes once with a genuine result', async () => {
    const pass = await solve();
    expect(await passes({})).toBe('verify_first');
    expect(await passes({ ...pass, pass_token: 'x' })).toBe('verify_first');
    expect(await passes(pass)).toBe(true);
    expect(await passes(pass)).toBe('verify_first');
  });

  it('does not pass with a result for another merchant', async () => {
    expect(await passes(await solve({ captcha_id: 'aurora-demo' }))).toBe('verify_first');
  });

  it('does not pass with an expired result', async () => {
    const pass = await solve();
    bench.pass(10 * 60_000 + 1);
    expect(await passes(pass)).toBe('verify_first');
  });

  it('passes with the fields of version 3 where the merchant uses that version [CAP-24]', async () => {
    const { lot_number, captcha_output, pass_token, gen_time } = (await solve()) as Record<string, string>;
    const validated = `${captcha_output}.${pass_token}.${gen_time}`;
    const call = {
      merchant: { ...merchant('lotus'), captcha: { id: 'lotus-demo', version: 'v3' as const, test: false } },
    };
    const fields = {
      geetest_challenge: lot_number,
      geetest_validate: validated,
      geetest_seccode: `${validated}|jordan`,
    };
    await requireSlider(bench.backend, call, 'sign-in', fields);
    await expect(requireSlider(bench.backend, call, 'sign-in', fields)).rejects.toMatchObject({ key: 'verify_first' });
    await expect(requireSlider(bench.backend, call, 'sms', fields)).rejects.toMatchObject({ key: 'unknown_error' });
  });

  it('exists only at merchants with both switches on [SET-28] [SET-29]', async () => {
    expect(await passes({}, 'aurora')).toBe(true);
    for (const name of ['GEETEST3', 'GEETESTTEST3']) {
      await setSwitch(name, false);
      expect(await passes({})).toBe(true);
      await setSwitch(name, true);
    }
    expect(await passes({})).toBe('verify_first');
  });

  it('is a sign-in: each attempt needs its own result, and no picture captcha is required as well [LOG-14]', async () => {
    const options: CallOptions = { merchant: 'lotus', address: fromElsewhere() };
    const attempt = (password: string, solved: object = {}) =>
      bench.call('session.login', { username: 'player1', password, type: 'username', ...solved }, options);
    expect(await attempt('Atrium88')).toMatchObject({ success: false, code: 'verify_first' });
    for (let failure = 0; failure < 4; failure += 1) {
      expect(await attempt('wrong0', await solve())).toMatchObject({ code: 'login_failed', value: { captcha: false } });
    }
    const spent = await solve();
    expect(await attempt('Atrium88', spent)).toMatchObject({ success: true, value: { captcha: false } });
    expect(await attempt('Atrium88', spent)).toMatchObject({ code: 'verify_first' });
    await setSwitch('GEETESTTEST3', false);
    expect(await attempt('Atrium88')).toMatchObject({ success: true });
    await setSwitch('GEETESTTEST3', true);
  });

  it('is the request for an SMS code where GEETESTVCODE3 is on [SMS-12] [SET-30]', async () => {
    const options: CallOptions = { merchant: 'lotus', address: fromElsewhere() };
    const request = { mobileNo: '812340001' };
    expect(await bench.call('verification.smsRegister', request, options)).toMatchObject({ code: 'verify_first' });
    expect(await bench.outbox({ search: '812340001' })).toEqual([]);
    const solved = { ...request, ...(await solve()) };
    expect(await bench.call('verification.smsRegister', solved, options)).toMatchObject({ success: true });
  });
});

describe('the set-up call', () => {
  it('answers only the fields of the source, with a new challenge each time [CAP-03]', async () => {
    const setUp = () => bench.call('captcha.slider', { t: bench.now });
    const [one, other] = [(await setUp()).value, (await setUp()).value];
    expect(one).toEqual({
      gt: 'aurora-demo',
      challenge: expect.stringMatching(/^[0-9a-f]{32}$/),
      newCaptcha: true,
      success: true,
    });
    expect(other.challenge).not.toBe(one.challenge);
  });
});
