import { CallError } from '@atrium/contract';
import { IdempotencyKeys } from './idempotency-keys';

const keeper = () => {
  const keys: string[] = [];
  const kept = new IdempotencyKeys();
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
