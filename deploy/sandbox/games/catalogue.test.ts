import { gameCategories, gameTypes } from '@atrium/api';
import { languageCodes } from '@atrium/contract';
import { demoMerchants as configured, loadMerchants } from '../../merchants';
import { games, gamesOf, vendorsOf } from './catalogue';
import { featuresOf, returnOf } from './game-facts';
import { gameKinds } from './kinds';

const demoMerchants = loadMerchants(configured).all;
const slots = games.filter(({ gameType }) => gameType === 'RNG');

it('has 2 000 games over all game types and kinds', () => {
  expect(games).toHaveLength(2_000);
  expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(gameTypes));
  expect(new Set(games.map(({ kind }) => kind))).toEqual(new Set(gameKinds));
});

it('gives every game a unique id and address', () => {
  expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length);
  expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
});

it.each(languageCodes)('repeats no name in %s', (language) => {
  const names = games.map((game) => game.names[language]);
  expect(names.every((name) => name.length > 0)).toBe(true);
  expect(new Set(names).size).toBe(games.length);
});

it('keeps the games that links and banners name', () => {
  for (const gameId of ['fruit-harbour', 'golden-dragon'])
    expect(games.find((game) => game.gameId === gameId)?.vendor).toBe('NOVA');
});

it('derives a category from what a game plays [LOB-09]', () => {
  const kindsOf = (category: string) => [
    ...new Set(slots.filter((game) => game.category === category).map(({ kind }) => kind)),
  ];
  expect(kindsOf('VP')).toEqual(['video-poker']);
  expect(kindsOf('TG').sort()).toEqual(['baccarat', 'roulette']);
  expect(kindsOf('SC')).toEqual(['instant-lottery']);
  expect(kindsOf('AC')).toEqual(['fishing']);
  expect(kindsOf('JP').every((kind) => kind.startsWith('slot-'))).toBe(true);
});

it('opens a duel against an opponent from every game of player against player', () => {
  const duels = games.filter(({ gameType }) => gameType === 'PVP');
  expect(new Set(duels.map(({ kind }) => kind))).toEqual(new Set(['card-duel', 'poker-duel']));
  expect(games.filter(({ kind }) => kind.endsWith('-duel'))).toHaveLength(duels.length);
});

it('covers all categories, and offers a demo of some games but not of all', () => {
  for (const category of gameCategories)
    expect(slots.filter((game) => game.category === category).length).toBeGreaterThan(5);
  expect(slots.some(({ demo }) => demo)).toBe(true);
  expect(slots.some(({ demo }) => !demo)).toBe(true);
});

it('states features and a return between 90 and 100 percent for every kind', () => {
  for (const kind of gameKinds) {
    expect(featuresOf[kind].length).toBeGreaterThan(0);
    expect(returnOf(kind)).toBeGreaterThan(0.9);
    expect(returnOf(kind)).toBeLessThan(1);
  }
});

it.each(demoMerchants.map((merchant) => [merchant.code, merchant] as const))(
  'gives %s at least three vendors of every game type',
  (_code, merchant) => {
    for (const type of gameTypes) {
      expect(vendorsOf(merchant).filter(({ gameType }) => gameType === type).length).toBeGreaterThanOrEqual(3);
    }
  },
);

it('offers a merchant only games of its own vendors', () => {
  for (const merchant of demoMerchants) {
    const vendors = new Set(gamesOf(merchant).map(({ vendor }) => vendor));
    expect([...vendors].filter((vendor) => !merchant.vendors.includes(vendor))).toEqual([]);
  }
});

it('defines every vendor that a merchant lists', () => {
  for (const merchant of demoMerchants) expect(vendorsOf(merchant)).toHaveLength(merchant.vendors.length);
});
