import type { Fact } from '@atrium/contract';
import { testPortal } from './testing';

beforeEach(() => sessionStorage.clear());

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const player = ['signed-in', 'real-account', 'player'] as const;

test('with the popup, a visitor signs in over the page and resumes the request, once [ROL-17] [SET-19] [LCH-01]', async () => {
  const { navigator, overlays, history, setFacts, address, arrive, goneOn } = testPortal({
    facts: ['setting:loginPop'],
  });
  arrive();
  const opened = navigator.open('lobby.game@1', { key: 'fruit' });
  await settled();
  expect(overlays()).toEqual(['auth.sign-in@1']);

  setFacts(['setting:loginPop', ...player]);
  history.closeOverlay(history.now.overlays[0]?.key ?? '', 'signed-in');
  await opened;

  expect(address()).toBe('/seamless?key=fruit');
  expect(goneOn).toEqual([]);
  history.goBack('/');
  expect(address()).toBe('/');
});

test('a dismissed popup cancels the request', async () => {
  const { navigator, history, address, intents } = testPortal({ facts: ['setting:loginPop'] });
  const opened = navigator.open('lobby.game@1', { key: 'fruit' });
  await settled();

  history.closeOverlay(history.now.overlays[0]?.key ?? '');
  await opened;

  expect(address()).toBe('/');
  expect(intents.take()).toBeUndefined();
});

test('without the popup, a visitor reads in_sorry_in, and the request survives the sign-in page [ERR-02] [SET-19] [LCH-01]', async () => {
  const { navigator, replies, records, address, arrive, setFacts, goneOn } = testPortal();
  arrive();
  replies.choose = async (message) => {
    void records.messages.push({ kind: 'choose', message });
    return message.actions.at(-1)?.value;
  };

  await navigator.open('lobby.game@1', { key: 'fruit' });
  expect(records.messages[0]?.message.text).toBe('in_sorry_in');
  expect(address()).toBe('/login?next=%2F');
  setFacts([...player]);

  expect(address()).toBe('/');
  expect(goneOn).toEqual([{ open: 'lobby.game@1', params: { key: 'fruit' } }]);
});

test('a direct address redirects a visitor to sign in, and back to it afterwards [RTE-09] [ROL-18]', () => {
  const { address, arrive, setFacts } = testPortal({ at: '/member' });
  arrive();
  expect(address()).toBe('/login?next=%2Fmember');

  setFacts([...player]);
  expect(address()).toBe('/member');
});

test('a trial account reads that it needs a real account [ERR-03]', async () => {
  const { navigator, records, address } = testPortal({ facts: ['signed-in', 'player'] });
  await navigator.open('lobby.game@1', { key: 'fruit' });
  expect(records.messages.map(({ message }) => message.text)).toEqual(['in_need_true_account']);
  expect(address()).toBe('/');
});

test('a direct address that a trial account may not see redirects home with the reason', () => {
  const { arrive, address, records } = testPortal({ at: '/seamless?key=fruit', facts: ['signed-in', 'player'] });
  arrive();
  expect(address()).toBe('/');
  expect(records.messages[0]?.message.text).toBe('in_need_true_account');
});

test.each([
  ['visitor', [], '/login?next=%2Fagent'],
  ['player', [...player], '/'],
  ['agent', ['signed-in', 'real-account', 'agent'], '/agent'],
] as const)('at the agent entry a %s ends at the right page [RTE-12]', (_, facts, end) => {
  const { arrive, address } = testPortal({ at: '/agent', facts: [...facts] });
  arrive();
  expect(address()).toBe(end);
});

test.each([
  ['/forgot-password?username=mei88#reset=token', '/forgot-password?username=mei88'],
  ['/forgot-password?username=mei88', '/'],
  ['/login#reset=token', '/'],
])('a signed-in person at %s ends at %s: only a mailed link keeps its form', (at, end) => {
  const signedIn = testPortal({ at, facts: [...player] });
  signedIn.arrive();
  expect(signedIn.address()).toBe(end);

  const later = testPortal({ at });
  later.arrive();
  later.setFacts([...player]);
  expect(later.address()).toBe(end);
});

test.each(['/login', '/register'])('a signed-in person at %s is redirected home [RTE-13]', (at) => {
  const { arrive, address } = testPortal({ at, facts: [...player] });
  arrive();
  expect(address()).toBe('/');
});

test.each([
  { at: '/login', configured: '/games/new', end: '/games/new' },
  { at: '/login?next=%2Fmember', configured: '/games/new', end: '/member' },
  { at: '/login', configured: undefined, end: '/' },
  { at: '/register', configured: '/games/new', end: '/' },
  { at: '/login', configured: 'https://evil.example/', end: '/' },
])("signing in at $at with the merchant's page $configured ends at $end [LOG-34]", (row) => {
  const { arrive, setFacts, address } = testPortal(row);
  arrive();
  setFacts([...player]);
  expect(address()).toBe(row.end);
});

test.each([
  { configured: '/games/new', end: '/games/new' },
  { configured: undefined, end: '/games/fish' },
])("a popup ends at $end with the merchant's page $configured [LOG-34]", ({ configured, end }) => {
  const { arrive, setFacts, history, address, overlays } = testPortal({ at: '/games/fish', configured });
  arrive();
  void history.openOverlay('auth.sign-in@1', {});
  setFacts([...player]);
  expect(address()).toBe(end);
  expect(overlays()).toEqual(configured ? [] : ['auth.sign-in@1']);
});

test("a popup that was opened for an intent resumes it, regardless of the merchant's page", async () => {
  const popup: Fact = 'setting:loginPop';
  const { arrive, setFacts, navigator, address, overlays } = testPortal({ configured: '/games/new', facts: [popup] });
  arrive();
  void navigator.open('lobby.game@1', { key: 'fruit' });
  await Promise.resolve();
  expect(overlays()).toEqual(['auth.sign-in@1']);
  setFacts([popup, ...player]);
  expect(address()).toBe('/');
});

test('the target of the remote that signed the person in takes precedence', () => {
  const { arrive, setFacts, address } = testPortal({ at: '/login?next=%2Fmember', granted: '/games/new' });
  arrive();
  setFacts([...player]);
  expect(address()).toBe('/games/new');
});

test.each([
  'https://evil.example/',
  '//evil.example/games/new',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'games/new',
  '/nope',
  '/..//evil.example',
])('after signing in, the page never opens %j', (next) => {
  const { arrive, address } = testPortal({ at: `/login?next=${encodeURIComponent(next)}`, facts: [...player] });
  arrive();
  expect(address()).toBe('/');
});

test('an intent older than 15 minutes is dropped', () => {
  const { intents } = testPortal();
  intents.keep({ run: 'game.launch@1', request: { vendor: 'NOVA' } });
  jest.useFakeTimers({ now: Date.now() + 16 * 60_000 });
  expect(intents.take()).toBeUndefined();
  jest.useRealTimers();
});
