import { jest } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { demoMerchants, LiveMerchants, loadMerchants, type Merchant } from '../../merchants';
import { findAccount } from '../accounts/find-account';
import { Bench } from '../testing/open-bench';
import { LiveReader } from '../testing/live-reader';
import { publish } from './publish';

let bench: Bench;
let port: number;
const readers: LiveReader[] = [];

const [aurora, lotus] = loadMerchants(demoMerchants).all as [Merchant, Merchant];
const merchants = new LiveMerchants();

beforeAll(async () => {
  merchants.replace([aurora, lotus]);
  bench = await new Bench().open({ merchants, limits: { heartbeat: 20, liveEvents: 5 } });
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
  port = (bench.app.server.address() as AddressInfo).port;
}, 60_000);
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});
afterAll(() => bench.close());

async function listen(token: string, lastEventId?: string): Promise<LiveReader> {
  const reader = await LiveReader.open(port, token, lastEventId);
  readers.push(reader);
  return reader;
}

async function push(name: string, ...messages: string[]): Promise<void> {
  const account = await findAccount(bench.engine.database, 'aurora', name);
  for (const message of messages) {
    await bench.engine.transaction((transaction) =>
      publish(bench.backend, transaction, account?.id ?? 0, { type: 'MESSAGE', popup: true, message }),
    );
  }
}

describe('the live channel', () => {
  it('delivers events to their customer and to no other [EVT-01]', async () => {
    const one = await listen(await bench.signIn('player1'));
    const other = await listen(await bench.signIn('player2'));
    await push('player1', 'for one');
    await push('player2', 'for two');
    expect((await one.until('MESSAGE')).message).toBe('for one');
    expect((await other.until('MESSAGE')).message).toBe('for two');
  });

  it('replays the events a reconnecting listener missed, in order [EVT-07]', async () => {
    const token = await bench.signIn('player1');
    const first = await listen(token);
    const { id } = await first.until('READY');
    await first.close();
    await push('player1', 'a', 'b', 'c');
    const again = await listen(token, id);
    const received = [await again.next(), await again.next(), await again.next()];
    expect(received.map(({ message }) => message)).toEqual(['a', 'b', 'c']);
    expect(received.map((event) => Number(event.id) - Number(id))).toEqual([1, 2, 3]);
  });

  it('loses and repeats nothing when a listener reconnects during a burst of events', async () => {
    const { limits } = bench.backend;
    bench.backend.limits = { ...limits, liveEvents: 200 };
    const token = await bench.signIn('player2');
    const { id } = await (await listen(token)).until('READY');
    const ids = [Number(id)];
    const pushed = push('player2', ...Array.from({ length: 90 }, (_, index) => String(index)));
    while (ids.length <= 90) {
      const reader = await listen(token, String(ids.at(-1)));
      for (let count = 0; count < 3 && ids.length <= 90; count += 1) ids.push(Number((await reader.next()).id));
      await reader.close();
    }
    await pushed;
    bench.backend.limits = limits;
    expect(ids).toEqual(ids.map((_, index) => Number(id) + index));
  });

  it('names the last event at each heartbeat, and delivers events without a notification', async () => {
    const reader = await listen(await bench.signIn('player1'));
    const { id } = await reader.until('READY');
    expect(await reader.beat()).toBe(id);
    const notify = jest.spyOn(bench.engine, 'notify').mockResolvedValue();
    await push('player1', 'not stored');
    notify.mockRestore();
    const missed = await reader.next();
    expect(missed).toMatchObject({ message: 'not stored', id: String(Number(id) + 1) });
    expect(await reader.beat()).toBe(missed.id);
  });

  it('sends a reset when missed events are no longer stored', async () => {
    const token = await bench.signIn('player1');
    const { id } = await (await listen(token)).until('READY');
    await push('player1', '1', '2', '3', '4', '5', '6');
    expect((await (await listen(token, id)).next()).type).toBe('RESET');
  });

  it('gives a listener a position once it has the headers, and reports the age of the last event [EVT-07]', async () => {
    const token = await bench.signIn('player2');
    await push('player2', 'before');
    bench.pass(4_000);
    const reader = await listen(token);
    await push('player2', 'at once');
    const ready = await reader.next();
    expect(ready).toMatchObject({ type: 'READY', data: { age: 4_000 } });
    expect(await reader.next()).toMatchObject({ message: 'at once', id: String(Number(ready.id) + 1) });
  });

  it('sends a reset to a listener that names an unknown event', async () => {
    expect((await (await listen(await bench.signIn('player1'), '999999')).next()).type).toBe('RESET');
  });

  it('notifies customers when their merchant’s configuration changes, without an event id', async () => {
    const token = await bench.signIn('player1');
    const reader = await listen(token);
    const { id } = await reader.until('READY');
    merchants.replace([aurora, { ...lotus, name: 'Lotus Two' }]);
    merchants.replace([
      { ...aurora, name: 'Aurora Two' },
      { ...lotus, name: 'Lotus Two' },
    ]);
    expect((await reader.until('CONFIGURATION')).id).toBe('');
    await push('player1', 'afterwards');
    const next = await reader.next();
    expect(next).toMatchObject({ message: 'afterwards', id: String(Number(id) + 1) });
  });

  it('notifies customers when the settings of their merchant change, and of no other', async () => {
    const reader = await listen(await bench.signIn('player1'));
    await reader.until('READY');
    await bench.control('switch', { merchant: 'lotus', name: 'INBOX3', value: false });
    await push('player1', 'first');
    expect((await reader.next()).type).toBe('MESSAGE');
    await bench.control('switch', { merchant: 'aurora', name: 'INBOX3', value: false });
    expect((await reader.until('CONFIGURATION')).id).toBe('');
  });

  it('ends with the session', async () => {
    const token = await bench.signIn('player1');
    const reader = await listen(token);
    await reader.until('READY');
    await bench.call('session.logout', {}, { token });
    await reader.ended;
  });

  it('is closed to visitors', async () => {
    const answer = await bench.app.inject({ url: '/wps/live', headers: { merchant: 'aurora' } });
    expect(answer.statusCode).toBe(401);
  });

  it('disables buffering in proxies', async () => {
    const reader = await listen(await bench.signIn('player1'));
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
  });
});
