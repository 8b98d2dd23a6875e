import { like } from 'drizzle-orm';
import { Bench, type CallAnswer, type CallOptions } from '../testing/open-bench';
import { failureCounts } from './tables';

let bench: Bench;
let guest = 0;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
beforeEach(() => bench.control('forgive'));
afterAll(() => bench.close());

/** Each test guesses from its own address. */
const fromElsewhere = (): CallOptions => ({ address: `198.51.100.${(guest += 1)}` });

const attempt = (username: string, password: string, options: CallOptions, captcha?: string) =>
  bench.call('session.login', { username, password, type: 'username', ...(captcha && { captcha }) }, options);

/** The device cookie of a browser with an earlier sign-in to the account. */
async function deviceOf(username: string, options: CallOptions): Promise<string> {
  const { headers } = await attempt(username, 'Atrium88', options);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Fails this many times, solving the captcha each time; returns the last failure. */
async function failTimes(times: number, username: string, options: CallOptions): Promise<CallAnswer> {
  const { cookie, answer } = await bench.solvedCaptcha(options);
  const cookies = [options.cookie, cookie].filter(Boolean).join('; ');
  const failure = await attempt(username, 'wrong0', { ...options, cookie: cookies }, answer);
  bench.pass(Number(failure.headers['retry-after'] ?? 0) * 1000);
  return times > 1 ? failTimes(times - 1, username, options) : failure;
}

describe('guessing', () => {
  it('asks for a captcha after three failures, whether the name exists or not', async () => {
    for (const name of ['agent1', 'missing7']) {
      const options = fromElsewhere();
      expect((await failTimes(2, name, options)).value).toEqual({ captcha: false });
      expect((await failTimes(1, name, options)).value).toEqual({ captcha: true });
      expect(await attempt(name, 'Atrium88', options)).toMatchObject({
        code: 'captcha_incorrect',
        value: { captcha: true },
      });
    }
  });

  it('signs in the owner who solves the captcha, and then clears the failures', async () => {
    const options = fromElsewhere();
    await failTimes(3, 'agent2', options);
    const { cookie, answer } = await bench.solvedCaptcha(options);
    expect(await attempt('agent2', 'Atrium88', { ...options, cookie }, answer.toLowerCase())).toMatchObject({
      success: true,
    });
    expect(await attempt('agent2', 'Atrium88', options)).toMatchObject({ success: true });
  });

  it('accepts each captcha once', async () => {
    const options = fromElsewhere();
    await failTimes(3, 'agent41', options);
    const { cookie, answer } = await bench.solvedCaptcha(options);
    await attempt('agent41', 'wrong0', { ...options, cookie }, answer);
    expect(await attempt('agent41', 'Atrium88', { ...options, cookie }, answer)).toMatchObject({
      code: 'captcha_incorrect',
    });
  });

  it('doubles the wait for every further attempt at a name, with the right password too', async () => {
    const options = fromElsewhere();
    await failTimes(5, 'agent42', options);
    const waits: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      const blocked = await attempt('agent42', 'Atrium88', options);
      expect(blocked).toMatchObject({ status: 429, code: 'login_try_later' });
      waits.push(Number(blocked.headers['retry-after']));
      bench.pass(Number(blocked.headers['retry-after']) * 1000);
      await failTimes(1, 'agent42', options);
    }
    expect(waits).toEqual([1, 2, 4]);
  });

  it('notifies the customer after five failures', async () => {
    await failTimes(5, 'member40', fromElsewhere());
    expect((await bench.outbox({ search: 'member40' }))[0]).toMatchObject({ account: 'member40', kind: 'mail' });
  });

  it('throttles an address that tries many names', async () => {
    const options = fromElsewhere();
    await attempt('stranger1', 'wrong0', options);
    await bench.engine.database
      .update(failureCounts)
      .set({ failures: 30 })
      .where(like(failureCounts.subject, 'address:%'));
    await attempt('stranger2', 'wrong0', options);
    expect(await attempt('player1', 'Atrium88', options)).toMatchObject({ status: 429 });
    expect(await attempt('player1', 'Atrium88', fromElsewhere())).toMatchObject({ success: true });
  });

  it('throttles no sign-in from elsewhere, or from a known browser', async () => {
    const attacker = fromElsewhere();
    const known = await deviceOf('player2', attacker);
    await failTimes(5, 'player2', attacker);
    expect(await attempt('player2', 'Atrium88', attacker)).toMatchObject({ status: 429 });
    expect(await attempt('player2', 'Atrium88', { ...attacker, cookie: known })).toMatchObject({ success: true });
    await failTimes(5, 'player2', attacker);
    const elsewhere = fromElsewhere();
    const { cookie, answer } = await bench.solvedCaptcha(elsewhere);
    expect(await attempt('player2', 'Atrium88', { ...elsewhere, cookie }, answer)).toMatchObject({ success: true });
  });

  it('throttles a known browser for its own failures, and knows it for that account only', async () => {
    const options = fromElsewhere();
    const cookie = await deviceOf('player2', options);
    await failTimes(5, 'player2', { ...options, cookie });
    expect(await attempt('player2', 'Atrium88', { ...options, cookie })).toMatchObject({ status: 429 });
    expect(await attempt('player2', 'Atrium88', options)).toMatchObject({ success: true });
    await failTimes(5, 'agent1', options);
    expect(await attempt('agent1', 'Atrium88', { ...options, cookie })).toMatchObject({ status: 429 });
  });

  it('accepts a sign-in that arrived just before another of the same network was counted', async () => {
    const options = fromElsewhere();
    expect(await attempt('agent1', 'Atrium88', options)).toMatchObject({ success: true });
    bench.pass(-5);
    expect(await attempt('agent2', 'Atrium88', options)).toMatchObject({ success: true });
    bench.pass(5);
  });

  it('checks no more attempts when they are sent in parallel', async () => {
    const options = fromElsewhere();
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('agent41', 'wrong0', options)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code !== 'login_failed').length).toBeGreaterThanOrEqual(15);
  });

  it('throttles all unknown browsers briefly at a name with very many attempts', async () => {
    await attempt('agent42', 'wrong0', fromElsewhere());
    await bench.engine.database
      .update(failureCounts)
      .set({ failures: 60 })
      .where(like(failureCounts.subject, 'name:%'));
    await failTimes(1, 'agent42', fromElsewhere());
    const blocked = await attempt('agent42', 'Atrium88', fromElsewhere());
    expect(blocked).toMatchObject({ status: 429 });
    expect(Number(blocked.headers['retry-after'])).toBe(60);
  });

  it('does not count right passwords against an address', async () => {
    const options = fromElsewhere();
    for (let time = 0; time < 40; time += 1) {
      expect(await attempt('player1', 'Atrium88', options)).toMatchObject({ success: true });
    }
  });

  it('stops asking for a captcha after a quarter of an hour, and resets the wait after a day', async () => {
    const options = fromElsewhere();
    await failTimes(5, 'player3', options);
    bench.pass(15 * 60_000 + 1);
    expect((await attempt('player3', 'wrong0', options)).code).toBe('login_failed');
    expect((await attempt('player3', 'wrong0', options)).headers['retry-after']).toBe('2');
    bench.pass(24 * 3_600_000 + 1);
    for (let guess = 0; guess < 3; guess += 1)
      expect((await attempt('player3', 'wrong0', options)).code).toBe('login_failed');
  });

  it('throttles a network for at most a quarter of an hour', async () => {
    const options = fromElsewhere();
    await attempt('stranger3', 'wrong0', options);
    await bench.engine.database
      .update(failureCounts)
      .set({ failures: 30 })
      .where(like(failureCounts.subject, 'address:%'));
    bench.pass(15 * 60_000 + 1);
    await attempt('stranger4', 'wrong0', options);
    expect((await attempt('stranger5', 'wrong0', options)).code).toBe('login_failed');
  });
});

it('draws captchas without machine-readable text', async () => {
  const { value } = await bench.call('captcha.image', { t: 1 });
  const picture = Buffer.from(String(value).split(',')[1] ?? '', 'base64').toString();
  expect(picture).toMatch(/^<svg /);
  expect(picture).not.toContain('<text');
});
