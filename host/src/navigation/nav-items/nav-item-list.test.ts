import type { Descriptor, NavItem, Resource } from '@atrium/contract';
import { RemoteList } from '../../remotes/remote-list';
import { moduleOf, releaseOf } from '../../remotes/testing';
import { PlaceIndex } from '../places/place-index';
import { NavItemList } from './nav-item-list';

const slots: NavItem = { id: 'rng', point: 'menu@1', title: 'menu.rng', order: 20, to: { place: 'lobby.slots@1' } };

function itemsOf(
  navItems: NavItem[],
  answers: Record<string, unknown> = {},
  facts: string[] = [],
  resources: Resource[] = [],
) {
  const descriptor: Descriptor = {
    name: 'lobby',
    requires: '^1.0.0',
    places: [{ name: 'lobby.slots@1', view: 'home', path: '/electron' }],
    navItems,
  };
  const remotes = new RemoteList(
    { remotes: [{ ...releaseOf('lobby', { descriptor }), name: 'lobby' }] },
    {
      source: async () => moduleOf(),
      bad: new Set(),
      telemetry: () => ({ error: () => {}, timing: () => {} }),
      language: () => 'EN',
    },
  );
  const knows = { holds: (when: unknown) => when === undefined || facts.includes(String(when)) };
  const opened: string[] = [];
  const list = new NavItemList({
    remotes,
    facts: knows,
    places: new PlaceIndex(remotes, knows),
    navigator: { open: async (place) => void opened.push(place) },
    commands: {
      has: (name) => name in answers,
      run: async () => undefined,
      ask: async (name) => {
        if (answers[name] instanceof Error) throw answers[name];
        return answers[name];
      },
    },
    satisfy: async () => true,
    resources: () => resources,
    title: (_, key) => `text of ${key}`,
  });
  return { list, opened };
}

test('nav items of a point are drawn in order, with their texts and a real address', () => {
  const { list, opened } = itemsOf([slots, { ...slots, id: 'live', title: 'menu.live', order: 10 }]);
  const [live, rng] = list.at('menu@1');

  expect([live?.title, rng?.title]).toEqual(['text of menu.live', 'text of menu.rng']);
  expect(rng?.href).toBe('/electron');
  rng?.follow?.();
  expect(opened).toEqual(['lobby.slots@1']);
  expect(list.at('footer@1')).toEqual([]);
});

test('a nav item is also the current one at its further places', () => {
  const { list } = itemsOf([{ ...slots, also: ['lobby.live@1'] }]);

  expect(list.at('menu@1')[0]).toMatchObject({ place: 'lobby.slots@1', also: ['lobby.live@1'] });
});

test('a nav item without a target on this page, or with a false condition, is not drawn', () => {
  const { list } = itemsOf([
    { ...slots, id: 'absent', to: { place: 'member.deposit@1' } },
    { ...slots, id: 'off', when: 'switch:OFF' },
    { id: 'silent', point: 'menu@1', title: 'menu.silent', order: 1, run: { command: 'unknown.command@1' } },
  ]);
  expect(list.at('menu@1')).toEqual([]);
});

test('children in the descriptor are drawn below the item, except those without a target', () => {
  const child = { ...slots, id: 'child', title: 'menu.child' };
  const { list } = itemsOf([
    {
      ...slots,
      children: [
        { ...child, order: 2 },
        { ...child, id: 'gone', order: 1, to: { place: 'mall.home@1' } },
      ],
    },
  ]);
  expect(list.at('menu@1')[0]?.children?.map(({ title }) => title)).toEqual(['text of menu.child']);
});

test('children known only at run time come from their source command, and are checked', async () => {
  const nova = { id: 'nova', title: 'NOVA', mark: 'hot', to: { place: 'lobby.slots@1', params: { page: 'NOVA' } } };
  const withSource: NavItem = { ...slots, children: { source: 'lobby.vendors@1' } };

  const { list } = itemsOf([withSource], { 'lobby.vendors@1': [nova, { ...nova, to: { place: 'mall.home@1' } }] });
  expect((await list.at('menu@1')[0]?.askChildren?.())?.map(({ title, mark }) => [title, mark])).toEqual([
    ['NOVA', 'hot'],
  ]);

  const odd = itemsOf([withSource], { 'lobby.vendors@1': [{ title: 7 }, nova] });
  expect((await odd.list.at('menu@1')[0]?.askChildren?.())?.map(({ title }) => title)).toEqual(['NOVA']);

  const strange = itemsOf([withSource], { 'lobby.vendors@1': { title: 7 } });
  await expect(strange.list.at('menu@1')[0]?.askChildren?.()).rejects.toThrow();
});
