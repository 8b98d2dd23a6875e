import { CallError } from '@atrium/contract';
import { WishKeeper } from './wish-keeper';

const keeper = () => {
  const keys: string[] = [];
  const kept = new WishKeeper();
  const send = (wish: string, failure?: Error) =>
    kept
      .carryOut(wish, async (key) => {
        keys.push(key);
        if (failure) throw failure;
      })
      .catch((error: unknown) => error);
  return { keys, send };
};

test.each(['network', 'timeout'])('a wish whose answer was lost to %s keeps its key', async (how) => {
  const { keys, send } = keeper();
  const lost = new CallError(how, how);
  expect(await send('one coffee', lost)).toBe(lost);
  await send('one coffee');
  expect(keys[1]).toBe(keys[0]);
});

test('a refused wish gets another key, and so does another wish', async () => {
  const { keys, send } = keeper();
  await send('one coffee', new CallError('points_not_enough', 'refused'));
  await send('one coffee', new CallError('timeout', 'timeout'));
  await send('two coffees');
  expect(new Set(keys).size).toBe(3);
});
