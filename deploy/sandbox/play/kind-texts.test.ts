import { kindTextsFor } from './page/kind-texts.js';

const pointsOf = (language: string, locale: string, count: number) =>
  kindTextsFor(language, locale)('points', { side: 'A', count, cards: '7' });

it.each([
  ['EN', 'en', 'A: 1 point, 7', 'A: 2 points, 7', 'A: 0 points, 7'],
  ['ES', 'es', 'A: 1 punto, 7', 'A: 2 puntos, 7', 'A: 0 puntos, 7'],
  ['TA', 'ta', 'A: 1 புள்ளி, 7', 'A: 2 புள்ளிகள், 7', 'A: 0 புள்ளிகள், 7'],
  ['ID', 'id', 'A: 1 poin, 7', 'A: 2 poin, 7', 'A: 0 poin, 7'],
  ['HK', 'zh-HK', 'A：1 點，7', 'A：2 點，7', 'A：0 點，7'],
])('points in %s follow its plural rules', (language, locale, one, two, none) => {
  expect([1, 2, 0].map((count) => pointsOf(language, locale, count))).toEqual([one, two, none]);
});
