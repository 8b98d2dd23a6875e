import { randomInt, scryptSync } from 'node:crypto';
import { jest } from '@jest/globals';
import { Hashing } from '../hashing/hashing';
import type { DeriveKey } from '../hashing/hasher';
import { quickCost } from '../hashing/password-cost';
import { Bench, type CallOptions } from '../testing/open-bench';

/** Hashes since the test started, and the peak of parallel hashes. */
const seen = { hashes: 0, running: 0, atOnce: 0 };

/** Hashes finish when it opens. */
let gate = Promise.resolve();

const derive: DeriveKey = async ({ password, salt, length, cost }) => {
  seen.hashes += 1;
  seen.running += 1;
  seen.atOnce = Math.max(seen.atOnce, seen.running);
  await gate;
  seen.running -= 1;
  return scryptSync(password, salt, length, cost);
};

let bench: Bench;
let guests = 0;
beforeAll(async () => {
  bench = await new Bench().open({ hashing: new Hashing({ cost: quickCost, derive }), limits: { uniformTime: 0 } });
}, 120_000);
beforeEach(async () => {
  await bench.control('forgive');
  Object.assign(seen, { hashes: 0, running: 0, atOnce: 0 });
});
afterAll(() => bench.close());

function closedGate(): { promise: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

const signIn = (options: CallOptions) =>
  bench.call('session.login', { username: 'player1', password: 'Atrium88', type: 'username' }, options);
const elsewhere = (): CallOptions => ({ address: `198.51.100.${(guests += 1)}` });
const freshNumber = () => `137${randomInt(10_000_000, 99_999_999)}`;
const fails = (username: string, options: CallOptions, type = 'username') =>
  bench.call('session.login', { username, password: 'Guess0000', type }, options);

/** Repeats a request until it is refused; returns the number of hashes that later refusals cost. */
async function hashesOfRefusals(ask: () => Promise<{ status: number }>): Promise<number> {
  for (let asked = 0; (await ask()).status !== 429; asked += 1)
    if (asked > 200) throw new Error('The limit was never reached.');
  const before = seen.hashes;
  for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(429);
  return seen.hashes - before;
}

describe('a request over its limit hashes nothing', () => {
  it.each(['noLogin', 'register'])('for a code (%s) to one number', async (purpose) => {
    const number = freshNumber();
    const request = purpose === 'noLogin' ? { mobileNum: number } : { mobileNo: number };
    const call = purpose === 'noLogin' ? 'verification.smsNoLogin' : 'verification.smsRegister';
    expect(await hashesOfRefusals(() => bench.call(call, request, elsewhere()))).toBe(0);
    expect(seen.hashes).toBe(1);
  });

  it('for codes to many numbers from one network', async () => {
    const options = elsewhere();
    const ask = () => bench.call('verification.smsRegister', { mobileNo: freshNumber() }, options);
    expect(await hashesOfRefusals(ask)).toBe(0);
    expect(seen.hashes).toBe(20);
  });

  it('for a code in a session', async () => {
    const token = await bench.signIn('player1', elsewhere());
    const options = { ...elsewhere(), token };
    expect(await hashesOfRefusals(() => bench.call('verification.sms', {}, options))).toBe(0);
  });

  it.each(['username', 'mobileNum'])('for a sign-in by %s from a network with too many failures', async (type) => {
    const options = elsewhere();
    let name = 0;
    const ask = () => fails(type === 'username' ? `missing${(name += 1)}` : freshNumber(), options, type);
    expect(await hashesOfRefusals(ask)).toBe(0);
    // thirty are free; the next one counted starts the wait
    expect(seen.hashes).toBe(31);
  });

  it('for a registration from a network with too many refusals', async () => {
    const options = elsewhere();
    const request = {
      username: 'player1',
      password: 'Guess0000',
      registerUrl: 'http://localhost',
      domain: 'localhost',
    };
    const ask = () => bench.call('registration.username', { registerMethod: 'WEB', login: true, ...request }, options);
    expect(await hashesOfRefusals(ask)).toBe(0);
  });

  it('for the account password in a session with too many failures', async () => {
    const options = elsewhere();
    const token = await bench.signIn('agent2', options);
    const ask = () => bench.call('password.verification', { password: 'Guess0000' }, { ...options, token });
    expect(await hashesOfRefusals(ask)).toBe(0);
  });

  it('for a mall password in a session with too many failures', async () => {
    const options = elsewhere();
    const token = await bench.signIn('agent1', { ...options, merchant: 'lotus' });
    const headers = { 'idempotency-key': 'limits' };
    const lotus = { ...options, merchant: 'lotus', token, headers };
    const ask = () => bench.call('mall.convert', { amount: 201, password: 'Guess0000' }, lotus);
    expect(await hashesOfRefusals(ask)).toBe(0);
  });
});

describe('codes over the wire', () => {
  it('are hashed two at a time while the rest queue, and refused at once beyond eight per network', async () => {
    const options = elsewhere();
    const { promise, open } = closedGate();
    gate = promise;
    let allRefused: () => void = () => undefined;
    const refusals = new Promise<void>((resolve) => (allRefused = resolve));
    let busy = 0;
    const ask = async () => {
      const answer = await bench.call('verification.smsRegister', { mobileNo: freshNumber() }, options);
      if (answer.code === 'server_busy' && (busy += 1) === 24) allRefused();
      return answer;
    };
    const asked = Promise.all(Array.from({ length: 32 }, ask));
    // no hash finishes before every refusal is answered and every other request is hashing or queued
    await refusals;
    const { hashing } = bench.backend;
    while (seen.running + hashing.load.waiting < 8) await new Promise((resolve) => setImmediate(resolve));
    const held = { inWork: seen.running, ...hashing.load };
    open();
    const answers = await asked;
    expect(held).toEqual({ inWork: 2, running: 2, waiting: 6 });
    const codes = answers.map(({ code, success }) => (success ? 'sent' : code));
    expect(codes.filter((code) => code === 'sent')).toHaveLength(8);
    expect(codes.filter((code) => code === 'server_busy')).toHaveLength(24);
    expect(seen).toMatchObject({ hashes: 8, atOnce: 2 });
    expect(hashing.load).toEqual({ running: 0, waiting: 0 });
    const refused = answers.find(({ code }) => code === 'server_busy');
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^[1-9]$/) },
      message: expect.stringMatching(/busy/),
    });
  });

  it('are refused before a query when the queue is full', async () => {
    const options = elsewhere();
    const { backend } = bench;
    const places = Array.from({ length: 8 }, () =>
      backend.hashing.reserve({ address: options.address ?? '', mayBeTrusted: false }),
    );
    const queried = jest.spyOn(backend.engine.database, 'select');
    try {
      for (const answer of [
        await bench.call('verification.smsRegister', { mobileNo: freshNumber() }, options),
        await bench.call('verification.smsNoLogin', { mobileNum: freshNumber() }, options),
      ])
        expect(answer).toMatchObject({ code: 'server_busy', status: 429 });
      expect(queried).not.toHaveBeenCalled();
    } finally {
      queried.mockRestore();
      for (const place of places) place?.free();
    }
    expect(await bench.call('verification.smsRegister', { mobileNo: freshNumber() }, options)).toMatchObject({
      success: true,
    });
    expect(backend.hashing.load).toEqual({ running: 0, waiting: 0 });
  });

  it('leave room for a known browser while unknown ones of many networks fill the queue', async () => {
    const { headers } = await signIn({});
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const { promise, open } = closedGate();
    const crowd = Array.from({ length: 24 }, (_, index) =>
      bench.backend.hashing.within({ address: `203.0.113.${index}`, trusted: false }, () => promise),
    );
    expect((await signIn(elsewhere())).code).toBe('server_busy');
    expect((await signIn({ ...elsewhere(), cookie })).success).toBe(true);
    open();
    await Promise.all(crowd);
  });

  it('do not count against the hourly limit when the server was busy', async () => {
    const options = elsewhere();
    const number = freshNumber();
    const { promise, open } = closedGate();
    const places = Array.from({ length: 8 }, () =>
      bench.backend.hashing.within({ address: options.address ?? '', trusted: false }, () => promise),
    );
    expect(await bench.call('verification.smsRegister', { mobileNo: number }, options)).toMatchObject({
      code: 'server_busy',
    });
    open();
    await Promise.all(places);
    expect(await bench.call('verification.smsRegister', { mobileNo: number }, options)).toMatchObject({
      success: true,
    });
  });
});
