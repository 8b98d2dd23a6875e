import { writeText } from './write-text';

const texts = {
  plain: 'Help',
  greeting: 'Hello {{name}}, {{ name }}!',
  games: 'games',
  games_one: '{{count}} game',
  games_few: '{{count}} ігри',
  games_other: '{{count}} games',
};

test('fills in values, each wherever it stands; one that is not given leaves nothing', () => {
  expect(writeText(texts, 'greeting', { name: '$& {{count}}' })).toBe('Hello $& {{count}}, $& {{count}}!');
  expect(writeText(texts, 'greeting')).toBe('Hello , !');
});

test('a count chooses the plural by the rules of the locale', () => {
  expect([1, 2].map((count) => writeText(texts, 'games', { count }, 'en'))).toEqual(['1 game', '2 games']);
  expect(writeText(texts, 'games', { count: 2 }, 'uk')).toBe('2 ігри');
  expect(writeText(texts, 'games', { count: 1 }, 'zh-CN')).toBe('1 games');
});

test('a text without plurals is the same for every count, and without a count the bare key is meant', () => {
  expect(writeText(texts, 'plain', { count: 2 }, 'en')).toBe('Help');
  expect(writeText(texts, 'games')).toBe('games');
});

test('what is not there is undefined, also when its name is one that objects have', () => {
  expect(writeText(texts, 'missing')).toBeUndefined();
  expect(writeText(texts, 'constructor')).toBeUndefined();
});
