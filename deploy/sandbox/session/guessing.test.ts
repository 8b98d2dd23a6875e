import { like } from 'drizzle-orm';
import { Bench, type Answered, type CallOptions } from '../testing/open-bench';
import { captchas, guesses } from './tables';

let bench: Bench;
let guest = 0;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
beforeEach(() => bench.control('forgive'));
afterAll(() => bench.close());

/** Each test guesses from an address of its own. */
const fromElsewhere = (): CallOptions => ({ address: `198.51.100.${(guest += 1)}` });

const attempt = (username: string, password: string, options: CallOptions, captcha?: string) =>
  bench.call('session.login', { username, password, type: 'username', ...(captcha && { captcha }) }, options);

/** Asks for a picture and reads its answer where only the server can. */
async function solvedCaptcha(options: CallOptions): Promise<{ cookie: string; answer: string }> {
  await bench.engine.database.delete(captchas);
  const { headers, value } = await bench.call('captcha.image', { t: bench.now }, options);
  expect(value).toMatch(/^data:image\/svg\+xml;base64,/);
  const [row] = await bench.engine.database.select().from(captchas);
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '', answer: row?.answer ?? '' };
}

/** Fails so many times, solving the captcha each time; answers the last failure. */
async function failTimes(times: number, username: string, options: CallOptions): Promise<Answered> {
  const { cookie, answer } = await solvedCaptcha(options);
  const failure = await attempt(username, 'wrong0', { ...options, cookie }, answer);
  return times > 1 ? failTimes(times - 1, username, options) : failure;
}

describe('guessing', () => {
  it('asks for a captcha after three failures, whether the name exists or not', async () => {
    for (const name of ['agent1', 'nobody7']) {
      const options = fromElsewhere();
      expect((await failTimes(2, name, options)).value).toEqual({ captcha: false });
      expect((await failTimes(1, name, options)).value).toEqual({ captcha: true });
      expect(await attempt(name, 'Atrium88', options)).toMatchObject({
        code: 'captcha_incorrect',
        value: { captcha: true },
      });
    }
  });

  it('lets the right person in who solves the captcha, and then forgets the failures', async () => {
    const options = fromElsewhere();
    await failTimes(3, 'agent2', options);
    const { cookie, answer } = await solvedCaptcha(options);
    expect(await attempt('agent2', 'Atrium88', { ...options, cookie }, answer.toLowerCase())).toMatchObject({
      success: true,
    });
    expect(await attempt('agent2', 'Atrium88', options)).toMatchObject({ success: true });
  });

  it('takes each picture once', async () => {
    const options = fromElsewhere();
    await failTimes(3, 'agent41', options);
    const { cookie, answer } = await solvedCaptcha(options);
    await attempt('agent41', 'wrong0', { ...options, cookie }, answer);
    expect(await attempt('agent41', 'Atrium88', { ...options, cookie }, answer)).toMatchObject({
      code: 'captcha_incorrect',
    });
  });

  it('makes every further attempt at a name wait twice as long, the right password too', async () => {
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

  it('writes to the customer once somebody has failed five times', async () => {
    await failTimes(5, 'member40', fromElsewhere());
    expect((await bench.outbox({ search: 'member40' }))[0]).toMatchObject({ account: 'member40', kind: 'mail' });
  });

  it('makes an address wait that tries many names', async () => {
    const options = fromElsewhere();
    await attempt('stranger1', 'wrong0', options);
    await bench.engine.database.update(guesses).set({ failures: 30 }).where(like(guesses.subject, 'address:%'));
    await attempt('stranger2', 'wrong0', options);
    expect(await attempt('player1', 'Atrium88', options)).toMatchObject({ status: 429 });
    expect(await attempt('player1', 'Atrium88', fromElsewhere())).toMatchObject({ success: true });
  });

  it('forgets failures after a quarter of an hour', async () => {
    const options = fromElsewhere();
    await failTimes(3, 'player3', options);
    bench.pass(15 * 60_000 + 1);
    expect(await attempt('player3', 'Atrium88', options)).toMatchObject({ success: true });
  });
});

it('draws captchas without text, which a program could read', async () => {
  const { value } = await bench.call('captcha.image', { t: 1 });
  const picture = Buffer.from(String(value).split(',')[1] ?? '', 'base64').toString();
  expect(picture).toMatch(/^<svg /);
  expect(picture).not.toContain('<text');
});
