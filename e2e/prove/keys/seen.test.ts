import { messageKeys } from '@atrium/api/message-keys';
import { languageCodes } from '@atrium/contract';
import { keysWithoutScene, scenes } from './scenes';
import { languagesWithout, ownerOf, tableOf } from './seen';

it('has a scene for every key of the table, and none for another key', () => {
  const listed = messageKeys.map(({ key }) => key);
  expect(keysWithoutScene(listed)).toEqual([]);
  expect(keysWithoutScene([...listed, 'of_no_scene'])).toEqual(['of_no_scene']);
  expect(scenes.flatMap(({ keys }) => keys).filter((key) => !listed.includes(key))).toEqual([]);
});

it('names the owner of a text as text lookups do', () => {
  expect([ownerOf({ texts: 'remote-member' }), ownerOf({ texts: 'host' }), ownerOf({})]).toEqual([
    'member',
    'host',
    undefined,
  ]);
});

it('finds the languages that lack the text of a key', () => {
  expect(languagesWithout({ key: 'in_sorry_in', texts: 'host' })).toEqual([]);
  expect(languagesWithout({ key: 'of_no_language', texts: 'host' })).toEqual(languageCodes);
  expect(languagesWithout({ key: '502' })).toEqual([]);
});

it('says in the table who sends a key, where it was seen, and which was not shown', () => {
  const [first, second] = messageKeys.slice(0, 2);
  const sight = { place: 'text at lotus/help', languages: new Set(['EN', 'TH']) };
  const [heads, shown, unshown] = tableOf(new Map([[first!.key, sight]]), [first!, second!]);
  expect(heads).toMatch(/^ {2}key +sender +trigger +seen +languages$/);
  expect(shown).toMatch(/^ {2}in_sorry_in +guard, answer +a visitor opens .+ text at lotus\/help +EN TH$/);
  expect(unshown).toMatch(/^ {2}in_need_true_account .+ not shown$/);
});
