import { jest } from '@jest/globals';
import { findAccount } from '../accounts/find-account';
import { hashToken } from '../session/token';
import { Bench } from '../testing/open-bench';
import { Heartbeats, type Beating } from './heartbeats';
import { publish } from './publish';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open({ limits: { heartbeat: 10_000 } });
}, 60_000);
afterAll(() => bench.close());

/** Everything but intervals, which the database does not need. */
const others = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const;

beforeEach(() => jest.useFakeTimers({ doNotFake: [...others] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

class Channel implements Beating {
  readonly beats: number[] = [];
  closed = false;

  constructor(
    readonly accountId: number,
    readonly sessionHash: string,
  ) {}

  beat(latest: number): void {
    this.beats.push(latest);
  }

  close(): void {
    this.closed = true;
  }
}

async function signedIn(name: string): Promise<{ accountId: number; sessionHash: string; token: string }> {
  const token = await bench.signIn(name);
  const account = await findAccount(bench.engine.database, 'aurora', name);
  return { accountId: account?.id ?? 0, sessionHash: hashToken(token), token };
}

/** Lets the tenth part of a heartbeat pass, and waits for its answers. */
async function pass(isDone: () => boolean): Promise<void> {
  jest.advanceTimersByTime(1_000);
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
}

it('beats once per heartbeat and channel, with two questions for a tenth of the channels [EVT-07]', async () => {
  const heartbeats = new Heartbeats(bench.backend);
  const { accountId, sessionHash } = await signedIn('player1');
  const channels = Array.from({ length: 40 }, () => new Channel(accountId, sessionHash));
  for (const channel of channels) heartbeats.add(channel);
  const select = jest.spyOn(bench.engine.database, 'select');
  const beaten = () => channels.filter(({ beats }) => beats.length > 0).length;
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    await pass(() => beaten() === 4 * tenth);
    expect(select).toHaveBeenCalledTimes(2 * tenth);
  }
  expect(channels.every(({ beats }) => beats.length === 1)).toBe(true);
  heartbeats.stop();
});

it('closes the channel of an ended session alone, and names the last event of each customer', async () => {
  const heartbeats = new Heartbeats(bench.backend);
  const [one, other] = [await signedIn('player1'), await signedIn('player2')];
  await bench.engine.transaction((transaction) =>
    publish(bench.backend, transaction, other.accountId, { type: 'MESSAGE', popup: true, message: 'new' }),
  );
  await bench.call('session.logout', {}, { token: one.token });
  const [ended, open] = [new Channel(one.accountId, one.sessionHash), new Channel(other.accountId, other.sessionHash)];
  heartbeats.add(ended);
  heartbeats.add(open);
  await pass(() => ended.closed);
  await pass(() => open.beats.length === 1);
  expect(open.closed).toBe(false);
  expect(open.beats[0]).toBeGreaterThan(0);
  heartbeats.stop();
});

it('beats no more once a channel is taken out', async () => {
  const heartbeats = new Heartbeats(bench.backend);
  const { accountId, sessionHash } = await signedIn('player1');
  const [left, kept] = [new Channel(accountId, sessionHash), new Channel(accountId, sessionHash)];
  const remove = heartbeats.add(left);
  heartbeats.add(kept);
  remove();
  for (let tenth = 1; tenth < 10; tenth += 1) jest.advanceTimersByTime(1_000);
  await pass(() => kept.beats.length === 1);
  expect(left.beats).toEqual([]);
  heartbeats.stop();
});

it('closes its channels when the database does not answer, so that they reconnect', async () => {
  const heartbeats = new Heartbeats(bench.backend);
  const { accountId, sessionHash } = await signedIn('player1');
  const channel = new Channel(accountId, sessionHash);
  heartbeats.add(channel);
  jest.spyOn(bench.engine.database, 'select').mockImplementation(() => {
    throw new Error('away');
  });
  await pass(() => channel.closed);
  expect(channel.beats).toEqual([]);
  heartbeats.stop();
});
