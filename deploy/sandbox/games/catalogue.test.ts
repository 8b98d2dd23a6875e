import { gameCategories, gameTypes } from '@atrium/api';
import { demoMerchants as configured, loadMerchants } from '../../merchants';
import { games, gamesOf, vendorsOf } from './catalogue';

const demoMerchants = loadMerchants(configured).all;
const slots = games.filter(({ gameType }) => gameType === 'RNG');

it('gives every game a unique name', () => {
  expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length);
  expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
});

it('has more than a hundred slots, each with a name in every language', () => {
  expect(slots.length).toBeGreaterThan(100);
  for (const { names } of slots) {
    expect(Object.values(names).length === 11 && Object.values(names).every((name) => name.length > 0)).toBe(true);
    expect(new Set(Object.values({ ...names, HK: undefined, TW: undefined })).size).toBe(10);
  }
});

it('covers all categories, and offers a demo of some games but not of all', () => {
  for (const category of gameCategories)
    expect(slots.filter((game) => game.category === category).length).toBeGreaterThan(5);
  expect(slots.some(({ demo }) => demo)).toBe(true);
  expect(slots.some(({ demo }) => !demo)).toBe(true);
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
