import { GameSchema } from '@atrium/api';
import * as v from 'valibot';
import { wireGame } from '../../testing/games';
import { GameIndex } from './game-index';

const index = new GameIndex(
  [
    ['Fruit Harbour', 'Fruit Harbour'],
    ['Dragon Fruit', 'Dragon Fruit'],
    ['Grapefruit', 'Grapefruit'],
    ['Café Olé', 'Cafe Ole'],
    ["Pirate's Gold", 'Pirates Gold'],
    ['水果港湾', 'Fruit Bay'],
    ['龙の宝物', 'Dragon Hoard'],
    ['ドラゴンの塔', 'Tower'],
    ['Thủy Cung Đỏ', 'Red Aquarium'],
    ['มังกรทอง', 'Gold Dragon'],
    ['Rainbow Koi', 'Rainbow Koi'],
    ['ゴールデンドラゴン', 'Golden Wyrm'],
  ].map(([displayName, gameName], at) =>
    v.parse(GameSchema, wireGame({ nodeId: String(at), gameId: `g${at}`, displayName, gameName })),
  ),
);
const names = (query: string) => index.search(query).map(({ displayName }) => displayName);

test('beginnings come before later words, and words before parts', () => {
  expect(names('fruit')).toEqual(['Fruit Harbour', 'Dragon Fruit', '水果港湾', 'Grapefruit']);
});

test.each([
  ['each key', 'fr', 'Fruit Harbour'],
  ['several words in any order', 'harb fruit', 'Fruit Harbour'],
  ['capitals', 'HARBOUR', 'Fruit Harbour'],
  ['full-width characters', 'ｆｒｕｉｔ　ｈａｒｂｏｕｒ', 'Fruit Harbour'],
  ['accents in the name', 'cafe ole', 'Café Olé'],
  ['accents in the query', 'frúït hårbour', 'Fruit Harbour'],
  ['letters that have no plain form', 'thuy cung do', 'Thủy Cung Đỏ'],
  ['an apostrophe left out', 'pirates', "Pirate's Gold"],
  ['a missing letter', 'habour', 'Fruit Harbour'],
  ['an added letter', 'harrbour', 'Fruit Harbour'],
  ['a wrong letter', 'horbour', 'Fruit Harbour'],
  ['exchanged letters', 'harobur', 'Fruit Harbour'],
  ['two errors in a long word', 'grapfriut', 'Grapefruit'],
  ['one error in a short word', 'koy', 'Rainbow Koi'],
  ['two errors in a long word of kana', 'ゴールドドラゴン', 'ゴールデンドラゴン'],
  ['words written as one, with an error', 'fruitharbor', 'Fruit Harbour'],
  ['words written as one', 'fruitharbour', 'Fruit Harbour'],
  ['Chinese from the middle, without spaces', '果港', '水果港湾'],
  ['Chinese with one wrong character', '水果海湾', '水果港湾'],
  ['Chinese with spaces', '水果 港湾', '水果港湾'],
  ['Japanese without spaces', '宝物', '龙の宝物'],
  ['hiragana for katakana', 'どらごん', 'ドラゴンの塔'],
  ['half-width katakana', 'ﾄﾞﾗｺﾞﾝ', 'ドラゴンの塔'],
  ['Thai with its vowels', 'ทอง', 'มังกรทอง'],
  ['the English name of a translated game', 'gold dragon', 'มังกรทอง'],
])('finds a game by %s', (_, query, name) => {
  expect(names(query)).toContain(name);
});

test('typing errors count only when no name matches as typed', () => {
  expect(names('dragon')).not.toContain('Grapefruit');
  expect(names('dragn')).toEqual(expect.arrayContaining(['Dragon Fruit', '龙の宝物']));
});

test('words are not joined by an error, nor from the middle of one', () => {
  expect(names('book')).toEqual([]);
  expect(names('wko')).toEqual([]);
});

test('the name of a vendor, as it is shown, finds its games after those with the word in their own names', () => {
  const vendorName = (vendor: string) => (vendor === 'NOVA' ? 'Dragon Slots' : vendor);
  const found = (query: string) => index.search(query, vendorName).map(({ displayName }) => displayName);

  expect(found('dragon slots')).toHaveLength(12);
  expect(found('dragon').slice(0, 3).sort()).toEqual(['Dragon Fruit', 'มังกรทอง', '龙の宝物']);
  expect(found('dragon')).toHaveLength(12);
  expect(found('koi slots')).toEqual(['Rainbow Koi']);
});

test.each(['xyz', 'zzzzzzzz', 'cat', '狐狸'])('finds nothing for %s', (query) => {
  expect(names(query)).toEqual([]);
});

test.each(['', '   ', '!?'])('an empty query %j finds all games', (query) => {
  expect(names(query)).toHaveLength(12);
});

test('of a query of 10 kB only the beginning counts', () => {
  expect(names(`fruit harbour${' '.repeat(50)}${'z'.repeat(10_240)}`)).toEqual(['Fruit Harbour']);
});
