import { messageKeys } from '@atrium/api/message-keys';
import { scenes } from './scenes';
import { languagesWithout, ownerOf, tableOf } from './seen';

it('has a scene for every key of the table, and none for another key', () => {
  const shown = scenes.flatMap(({ keys }) => keys);
  const listed = messageKeys.map(({ key }) => key);
  expect(listed.filter((key) => !shown.includes(key))).toEqual([]);
  expect(shown.filter((key) => !listed.includes(key))).toEqual([]);
});

it('names the workspace of a text as text lookups do', () => {
  expect([ownerOf('not_empty'), ownerOf('in_sorry_in')]).toEqual(['member', 'host']);
  expect(() => ownerOf('502')).toThrow('502 has no text of its own.');
});

it('finds the languages that lack the text of a key', () => {
  const row = { sources: ['access'], senders: ['answer'], trigger: 'a call' } as const;
  expect(languagesWithout({ ...row, key: 'in_sorry_in', texts: 'host' })).toEqual([]);
  expect(languagesWithout({ ...row, key: 'of_no_language', texts: 'host' })).toHaveLength(11);
});

it('says in the table where a key was seen, and which was not shown', () => {
  const [first, second] = messageKeys.slice(0, 2);
  const lines = tableOf(new Map([[first!.key, 'guard at /help']]), [first!, second!]);
  expect(lines[0]).toMatch(/^ {2}in_sorry_in +guard at \/help +11 languages +a visitor opens/);
  expect(lines[1]).toMatch(/^ {2}in_need_true_account +not shown +11 languages/);
});
