import { Checklist } from './checklist';

test('goes on after a failure, which it names with its reason, and counts both', async () => {
  const printed: string[] = [];
  const list = new Checklist((line) => printed.push(line));

  await list.check('mall: mall.home@1 opens', () => Promise.reject(new Error('it is not there')));
  await list.check('lobby: lobby.home@1 opens', () => Promise.resolve());

  expect(printed).toEqual(['  failed: mall: mall.home@1 opens\n    it is not there']);
  expect(list.closingLine).toBe('1 passed, 1 failed');
});
