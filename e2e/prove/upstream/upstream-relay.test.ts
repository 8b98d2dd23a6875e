import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cashierDeposits, cashierWithdraw, feedbackSend } from '@atrium/api';
import { seededRandom } from '../../support/seeded-random';
import { ways } from './forms/ways';
import { UpstreamRelay } from './upstream-relay';

/** A back end that answers with the headers it got. */
let asked = 0;
const backend = createServer((request, answer) => {
  asked += 1;
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify({ success: true, value: request.headers }));
});
let relay: UpstreamRelay;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  relay = await new UpstreamRelay().open();
  relay.target = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await relay.stop();
  await new Promise((resolve) => backend.close(resolve));
});

async function send({ method, path }: { method: string; path: string }, headers: Record<string, string> = {}) {
  const answer = await fetch(`${relay.origin}${path}`, { method, headers });
  return ((await answer.json()) as { value: Record<string, string> }).value;
}

it('passes the key of a request, until the back end forgets keys: then no request has the same', async () => {
  const keyed = { 'idempotency-key': 'key-1' };
  expect((await send(cashierWithdraw, keyed))['idempotency-key']).toBe('key-1');
  relay.forgetKeysOf(cashierWithdraw.id);
  const keys = [await send(cashierWithdraw, keyed), await send(cashierWithdraw, keyed)];
  expect(new Set(['key-1', ...keys.map((sent) => sent['idempotency-key'])]).size).toBe(3);
  expect(await send(feedbackSend)).not.toHaveProperty('idempotency-key');
  relay.forgetKeysOf(undefined);
  expect((await send(cashierWithdraw, keyed))['idempotency-key']).toBe('key-1');
});

it('asks for every answer in full, also one that the browser has', async () => {
  expect(await send(cashierDeposits, { 'if-none-match': '"1"' })).not.toHaveProperty('if-none-match');
});

it('holds a slow answer until it is released, and counts it', async () => {
  const slow = ways.find(({ name }) => name === 'slow')?.make();
  relay.corrupt(cashierDeposits.id, slow!.corruption, seededRandom(1));
  const order: string[] = [];
  const answered = send(cashierDeposits).then(() => order.push('answered'));
  while (!relay.hasCorrupted) await send(feedbackSend);
  order.push('released');
  slow?.release?.();
  await answered;
  expect(order).toEqual(['released', 'answered']);
  expect(relay.mend()).toBe(1);
});

it('loses the requests of the corrupted call alone, and counts them', async () => {
  const lost = ways.find(({ name }) => name === 'a lost request')?.make();
  relay.corrupt(cashierWithdraw.id, lost!.corruption, seededRandom(1));
  relay.loseRequestsOf(cashierWithdraw.id);
  const before = asked;
  await expect(send(cashierWithdraw)).rejects.toThrow('fetch failed');
  expect([asked, relay.mend()]).toEqual([before, 1]);
  await send(cashierWithdraw);
  relay.loseRequestsOf(undefined);
  expect(asked).toBe(before + 1);
});
