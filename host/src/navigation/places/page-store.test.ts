import { testPortal } from './testing';

beforeEach(() => sessionStorage.clear());

const shownAt = (at: string) => {
  const { page } = testPortal({ at });
  page.settle();
  const shown = page.page;
  return shown.kind === 'place' ? shown.place.place.name : shown.kind;
};

test.each([
  ['/', 'lobby.home@1'],
  ['/games/live', 'lobby.category@1'],
  ['/games/new', 'lobby.new@1'],
  ['/login', 'auth.sign-in@1'],
  ['/nope', 'not-found'],
  ['/trial', 'not-available'],
  ['/bonus', 'not-available'],
  ['/prize/7', 'not-available'],
  ['/prize', 'not-found'],
  ['/member', 'unmet'],
])('the address %s shows %s to a visitor', (address, shown) => {
  expect(shownAt(address)).toBe(shown);
});

test('an alias redirects to the main address, with its path and query', () => {
  const { arrive, address } = testPortal({ at: '/g/live?page=NOVA&foreign=1' });
  arrive();
  expect(address()).toBe('/games/live?page=NOVA');
});

test('a further address of home is home [RTE-08]', () => {
  const { arrive, address } = testPortal({ at: '/index' });
  arrive();
  expect(address()).toBe('/');
});

test('the address of an absent place opens the place that has it as a further address [SET-07]', () => {
  const { arrive, address } = testPortal({ at: '/club' });
  arrive();
  expect(address()).toBe('/');
});

test('a place without any link opens by its address [REG-57]', () => {
  const hidden = testPortal({ at: '/club', facts: ['setting:club'] });
  expect(hidden.page.page).toMatchObject({ kind: 'place', place: { place: { name: 'lobby.club@1' } } });
  expect(hidden.places.has('lobby.club@1')).toBe(false);
  const offered = testPortal({ facts: ['setting:club', 'switch:CLUB'] });
  expect(offered.places.has('lobby.club@1')).toBe(true);
});

test('parameters come from path and query, and only declared ones', () => {
  const { page } = testPortal({ at: '/games/fish?page=2&token=secret' });
  expect(page.page).toMatchObject({ kind: 'place', params: { type: 'fish', page: '2' } });
});

test('a place inside another opens that one too, and has its needs', () => {
  const { page } = testPortal({ at: '/mall', facts: ['signed-in', 'real-account'] });
  expect(page.page).toMatchObject({
    chain: [{ place: { name: 'member.centre@1' } }, { place: { name: 'mall.home@1' } }],
  });
  expect(shownAt('/mall')).toBe('unmet');
});

test('no place is refused before the session is known', () => {
  const { page } = testPortal({ at: '/member' });
  expect(page.page.kind).toBe('waiting');
});

test('a changed fact makes a place exist', () => {
  const { page, setFacts } = testPortal({ at: '/trial' });
  expect(page.page.kind).toBe('waiting');
  page.settle();
  expect(page.page.kind).toBe('not-available');
  setFacts(['switch:FREEPLAY3']);
  expect(page.page.kind).toBe('place');
});
