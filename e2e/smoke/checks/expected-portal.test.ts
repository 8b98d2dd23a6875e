import { describeRemote, type ComposedRemote, type Fact, type NavItem } from '@atrium/contract';
import type { Person } from '../stub-portal';
import { ExpectedPortal } from './expected-portal';

const item = (rest: Partial<NavItem>): NavItem => ({ id: 'one', point: 'menu@1', title: 'one', order: 1, ...rest });

const shop = {
  name: 'shop',
  descriptor: describeRemote({
    name: 'shop',
    requires: '^1.0.0',
    when: 'switch:SHOP',
    places: [
      { name: 'shop.home@1', view: 'home', path: '/shop', offered: 'signed-in' },
      { name: 'shop.team@1', view: 'team', path: '/shop/team', when: 'agent', inside: 'shop.home@1' },
    ],
    commands: [{ name: 'shop.buy@1', when: ['real-account', { not: 'wallet:single' }] }],
  }),
} as unknown as ComposedRemote;

const portal = (person: Person | 'visitor', facts: Fact[] = ['switch:SHOP']) =>
  new ExpectedPortal({ remotes: [shop], facts }, person);

test('a place exists when its own conditions, its remote and its outer place allow it', () => {
  expect(portal('agent').hasPlace('shop.team@1')).toBe(true);
  expect(portal('player').hasPlace('shop.team@1')).toBe(false);
  expect(portal('agent', []).hasPlace('shop.team@1')).toBe(false);
});

test('a place that is not offered has an address and no links', () => {
  expect(portal('visitor').hasAddress('shop.home@1')).toBe(true);
  expect(portal('visitor').hasPlace('shop.home@1')).toBe(false);
});

test('a command follows session and account', () => {
  expect(portal('player').hasCommand('shop.buy@1')).toBe(true);
  expect(portal('trial').hasCommand('shop.buy@1')).toBe(false);
});

test('a nav item is drawn when it or one of its children leads somewhere', () => {
  const nested = item({ children: [item({ to: { place: 'shop.team@1' } })] });
  expect(portal('agent').hasNavItem(shop, nested)).toBe(true);
  expect(portal('player').hasNavItem(shop, nested)).toBe(false);
  expect(portal('player').hasNavItem(shop, item({ run: { command: 'shop.buy@1' } }))).toBe(true);
  expect(portal('player').hasNavItem(shop, item({ when: { any: ['agent'] }, run: { command: 'shop.buy@1' } }))).toBe(
    false,
  );
});

test('a fact without a known value is an error, not false', () => {
  expect(() => portal('player').holds('vip:benefit')).toThrow('vip:benefit');
});
