import { jest } from '@jest/globals';
import { Listeners } from './listeners';

/** A connection with statements that wait until they are let through. */
function heldConnection() {
  const waiting: { statement: string; pass: () => void; fail: () => void }[] = [];
  const send = (statement: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ statement, pass: resolve, fail: () => reject(new Error('The connection is lost.')) });
    });
  const settle = async (way: 'pass' | 'fail') => {
    for (const one of waiting.splice(0)) one[way]();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { connection: { send, close: async () => undefined }, waiting, settle };
}

it('listens again once, however often the connection is replaced meanwhile, and once more afterwards', async () => {
  const { connection, waiting, settle } = heldConnection();
  const listeners = new Listeners(connection, (work) => work());
  const resumed = jest.fn();
  listeners.add('one', () => undefined, { resumed });
  listeners.add('other', () => undefined);
  await settle('pass');
  resumed.mockClear();

  for (let connections = 0; connections < 100; connections += 1) listeners.resubscribe();
  expect(waiting.map(({ statement }) => statement)).toEqual(['listen "one"', 'listen "other"']);
  await settle('fail');
  expect(resumed).not.toHaveBeenCalled();
  expect(waiting.map(({ statement }) => statement)).toEqual(['listen "one"', 'listen "other"']);
  await settle('pass');
  expect(resumed).toHaveBeenCalledTimes(1);
  expect(waiting).toEqual([]);

  listeners.resubscribe();
  expect(waiting).toHaveLength(2);
});
