import { fails, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import { lobbyHost } from '../../testing/lobby-host';
import { wireCard } from '../../testing/games';
import { knownVendorsOf } from './known-vendors';

const asked = ({ records }: FakeHost) => records.calls.filter(({ endpoint }) => endpoint === 'games.vendors').length;

function setUp(answer: () => unknown = () => [wireCard()], options: FakeHostOptions = {}) {
  const host = lobbyHost({ ...options, answers: { 'games.vendors': answer } });
  return { host, known: knownVendorsOf(host) };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

test('the menu, a view and a launch of a page share one request', async () => {
  const { host, known } = setUp();

  const [ofMenu, ofView] = await Promise.all([
    known.fetch(host, { silent: true }),
    known.fetch(host),
    known.load(host),
  ]);
  const later = await known.fetch(host);

  expect(asked(host)).toBe(1);
  expect(ofMenu.length).toBe(1);
  expect([ofView, later]).toEqual([ofMenu, ofMenu]);
  expect(known.cards).toEqual(ofMenu);
});

test('cards from more than five seconds ago are asked for again', async () => {
  const { host, known } = setUp();
  await known.fetch(host);

  await jest.advanceTimersByTimeAsync(4_999);
  await known.fetch(host);
  expect(asked(host)).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await known.fetch(host);
  expect(asked(host)).toBe(2);
});

test('cards are named in the language of the page: another one is asked for again', async () => {
  const { host, known } = setUp();
  await known.fetch(host);

  host.language.current.set('TH');
  await known.fetch(host);

  expect(asked(host)).toBe(2);
});

test('a part asks itself when the request that it shares fails', async () => {
  let calls = 0;
  const { host, known } = setUp(() => ((calls += 1) === 1 ? fails('cancelled') : [wireCard()]));
  const ofView = known.fetch(host).catch(() => 'ended with its view');

  const ofMenu = await known.fetch(host, { silent: true });

  expect(await ofView).toBe('ended with its view');
  expect(ofMenu.length).toBe(1);
  expect(asked(host)).toBe(2);
});
