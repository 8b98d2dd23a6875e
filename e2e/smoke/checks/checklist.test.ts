import { Checklist } from './checklist';

test('a failed check is printed with its reason and counted, and the next check runs', async () => {
  const printed: string[] = [];
  const list = new Checklist((line) => printed.push(line));

  await list.check('mall: mall.home@1 opens', () => Promise.reject(new Error('the place is missing')));
  await list.check('lobby: lobby.home@1 opens', () => Promise.resolve());

  expect(printed).toEqual(['  failed: mall: mall.home@1 opens\n    the place is missing']);
  expect(list.closingLine).toBe('1 passed, 1 failed');
});
