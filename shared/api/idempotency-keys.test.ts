import { CallError } from '@atrium/contract';
import { IdempotencyKeys, type KeptKey } from './idempotency-keys';

const keeper = (keptKey?: (request: string) => KeptKey) => {
  const keys: string[] = [];
  const kept = new IdempotencyKeys(keptKey);
  const send = (wish: string, failure?: Error) =>
    kept
      .run(wish, async (key) => {
        keys.push(key);
        if (failure) throw failure;
      })
      .catch((error: unknown) => error);
  return { keys, send };
};

test.each(['network', 'timeout'])('keeps the key of a request that failed by %s', async (how) => {
  const { keys, send } = keeper();
  const lost = new CallError(how, how);
  expect(await send('one coffee', lost)).toBe(lost);
  await send('one coffee');
  expect(keys[1]).toBe(keys[0]);
});

test('uses a new key for the same request once it was carried out', async () => {
  const { keys, send } = keeper();
  await send('one coffee', new CallError('timeout', 'timeout'));
  await send('one coffee');
  await send('one coffee');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('uses a new key after a refusal and for another request', async () => {
  const { keys, send } = keeper();
  await send('one coffee', new CallError('points_not_enough', 'refused'));
  await send('one coffee', new CallError('timeout', 'timeout'));
  await send('two coffees');
  expect(new Set(keys).size).toBe(3);
});

test.each(['cancelled', 'shape', 'request_in_flight', 'server_error', 'refused'])(
  'keeps the key after %s, when money may have moved',
  async (how) => {
    const { keys, send } = keeper();
    await send('one coffee', new CallError(how, how));
    await send('one coffee');
    expect(keys[1]).toBe(keys[0]);
  },
);

test.each([
  [502, true],
  [504, true],
  [400, false],
])('after HTTP status %d the key is kept: %s', async (status, kept) => {
  const { keys, send } = keeper();
  await send('one coffee', new CallError('http', 'http', { endpoint: 'coffee', status }));
  await send('one coffee');
  expect(keys[1] === keys[0]).toBe(kept);
});

test('keeps the key of a request while another one is carried out', async () => {
  const { keys, send } = keeper();
  await send('one coffee', new CallError('timeout', 'timeout'));
  await send('two coffees');
  await send('one coffee');
  expect(keys[2]).toBe(keys[0]);
});

describe('with a store', () => {
  const storeOf = (stored: Map<string, string>) => (request: string) => ({
    read: async () => stored.get(request),
    save: async (key: string | undefined) =>
      void (key === undefined ? stored.delete(request) : stored.set(request, key)),
  });

  test('a request keeps its key in another form until it was carried out', async () => {
    const stored = new Map<string, string>();
    const first = keeper(storeOf(stored));
    await first.send('one coffee', new CallError('network', 'network'));
    expect([...stored]).toEqual([['one coffee', first.keys[0]]]);
    const second = keeper(storeOf(stored));
    await second.send('two coffees');
    await second.send('one coffee');
    await second.send('one coffee');
    expect(second.keys[1]).toBe(first.keys[0]);
    expect(second.keys[2]).not.toBe(first.keys[0]);
    expect([...stored]).toEqual([]);
  });

  test('the key is stored before the call, and a refusal deletes it', async () => {
    const stored = new Map<string, string>();
    const keys = new IdempotencyKeys(storeOf(stored));
    const refusal = new CallError('points_not_enough', 'refused');
    const refused = keys.run('one coffee', async (key) => {
      expect([...stored]).toEqual([['one coffee', key]]);
      throw refusal;
    });
    await expect(refused).rejects.toBe(refusal);
    expect([...stored]).toEqual([]);
  });
});
