import { raffleClaim, raffleStatus } from '@atrium/api';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import config from '../../../remote.config';
import { memberHost } from '../../testing/member-host';
import EN from '../../locales/EN.json';
import raffle from '.';

installDialogs();
let mounted: MountedView | undefined;
/** What lies below the tip. */
let below: Element | undefined;
beforeEach(() => {
  document.elementsFromPoint = () => (below ? [below] : []);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(async () => {
  jest.useRealTimers();
  below = undefined;
  await mounted?.unmount();
});

const status = (changes: object = {}) => ({
  id: 4,
  title: 'Evening raffle',
  untilOpen: 90_000,
  untilDue: 390_000,
  ...changes,
});
/** Opens the tip with a clock that the test moves. */
async function open(
  answer: unknown,
  answers: object = {},
  account: FakeHostOptions['account'] = {},
): Promise<FakeHost> {
  const host = memberHost({
    account: { promotions: { RAFFLE: { enabled: true, count: 3 } }, ...account },
    answers: { 'raffle.status': typeof answer === 'function' ? answer : () => answer, ...answers } as never,
  });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  mounted = await mountView(raffle, host);
  return host;
}
/** Lets answers arrive: the poll of `waitFor` needs a timer that is faked here. */
const settle = () => pass(1);
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
const tip = () => screen.findByRole('complementary', { name: /Evening raffle/ });
const button = () => screen.getByRole('button', { name: 'Open your prize' });
const claims = (host: FakeHost) => host.records.calls.filter(({ endpoint }) => endpoint === 'raffle.claim');

test('shows a countdown first; the button is enabled when it ends [RAF-01] [RAF-02]', async () => {
  const host = await open(status());
  expect(within(await tip()).getByRole('timer').textContent).toBe('01:30');
  await pass(89_000);
  expect(screen.getByRole('timer').textContent).toBe('00:01');
  expect(button()).toHaveProperty('disabled', true);
  fireEvent.click(button());
  await pass(1_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(button()).toHaveProperty('disabled', false);
  expect(claims(host)).toEqual([]);
});

test('disappears at the due time [RAF-03]', async () => {
  await open(status());
  await tip();
  await pass(389_000);
  expect(screen.getByRole('complementary')).toBeTruthy();
  await pass(1_000);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('claiming shows the prize in a window, once, and the tip goes [RAF-04]', async () => {
  const host = await open(status({ untilOpen: 0 }), { 'raffle.claim': () => ({ amount: '8.00', currency: 'CNY' }) });
  await tip();
  fireEvent.click(button());
  fireEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'You won' });
  expect(dialog.textContent).toContain('8.00');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(claims(host).map(({ request }) => request)).toEqual([{ id: '4' }]);
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([null, true, {}])('a claim that is answered with %j is a success', async (answer) => {
  await open(status({ untilOpen: 0 }), { 'raffle.claim': () => answer });
  await tip();
  fireEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'You won' });
  expect(dialog.textContent).toContain(EN['raffle.credited']);
});

test('after a failed claim the button remains until the due time [RAF-06]', async () => {
  const host = await open(status({ untilOpen: 0 }), { 'raffle.claim': () => fails('server_busy') });
  await tip();
  fireEvent.click(button());
  await waitFor(() => expect(claims(host)).toHaveLength(1));
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
  expect(button()).toHaveProperty('disabled', false);
  expect(raffleClaim.silent).toBe(false);
  fireEvent.click(button());
  await waitFor(() => expect(claims(host)).toHaveLength(2));
  await pass(390_000);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the tip stays busy until a slow claim is answered, also when the server reports a change before [RAF-04]', async () => {
  let answer: (prize: object) => void = () => undefined;
  let claimed = false;
  const host = await open(() => status({ untilOpen: 0, claimed }), {
    'raffle.claim': () => {
      claimed = true;
      return new Promise<object>((resolve) => (answer = resolve));
    },
  });
  await tip();
  fireEvent.click(button());
  await settle();
  expect(claimed).toBe(true);
  host.events.publish('live.received@1', { type: 'CONTENT' });
  await settle();
  expect(button().getAttribute('aria-busy')).toBe('true');
  answer({ amount: '8.00', currency: 'CNY' });
  expect((await screen.findByRole('dialog', { name: 'You won' })).textContent).toContain('8.00');
  await settle();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(claims(host)).toHaveLength(1);
});

test('a claim without an answer is sent again with its key, and finds its prize [RAF-06]', async () => {
  let paid = false;
  const host = await open(() => status({ untilOpen: 0, claimed: paid }), {
    'raffle.claim': () => {
      if (paid) return { amount: '8.00', currency: 'CNY' };
      paid = true;
      return fails('network');
    },
  });
  await tip();
  fireEvent.click(button());
  expect((await screen.findByRole('dialog', { name: 'You won' })).textContent).toContain('8.00');
  const [first, second, ...more] = claims(host).map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/./);
  expect(second).toBe(first);
  expect(more).toEqual([]);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  [3, '3'],
  [0, ''],
  [100, '•••'],
])('a RAFFLE count of %d is the badge "%s" [RAF-07]', async (count, shown) => {
  await open(status(), {}, { promotions: { RAFFLE: { enabled: true, count }, LOGIN: { enabled: true, count: 9 } } });
  const [heading] = within(await tip()).getAllByText(/Evening raffle/);
  expect(heading?.parentElement?.textContent).toBe(`Evening raffle${shown}`);
});

test.each([
  ['there is none', null],
  ['it was claimed in another tab', status({ claimed: 'Y' })],
  ['nothing says when it ends', status({ untilOpen: undefined, untilDue: undefined })],
  ['the call fails', fails('server_error')],
])('there is no tip when %s', async (_what, answer) => {
  const host = await open(() => answer);
  await settle();
  expect(host.records.calls.map(({ endpoint }) => endpoint)).toContain('raffle.status');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('an account without promotions is not asked about; a raffle that begins later appears [RAF-01]', async () => {
  const none = await open(status());
  none.account.promotions.set({ state: 'absent' });
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await mounted?.unmount();
  let answer: unknown = null;
  const host = await open(() => answer);
  await settle();
  expect(host.records.calls).toHaveLength(1);
  answer = status();
  host.events.publish('live.received@1', { type: 'CONTENT' });
  await tip();
});

/** Its name has the countdown too, as long as it is shown. */
const tab = () => screen.getByRole('button', { name: /^Raffle details( ?\d\d:\d\d)?$/ });
const isFolded = async () => (await tip()).hasAttribute('data-folded');

test('the tip is folded by the person, and shows its countdown at the edge of the window', async () => {
  await open(status());
  expect([await isFolded(), tab().getAttribute('aria-expanded')]).toEqual([false, 'true']);
  fireEvent.click(tab());
  expect([await isFolded(), tab().getAttribute('aria-expanded')]).toEqual([true, 'false']);
  expect(tab().textContent).toBe('Raffle details01:30');
  await pass(90_000);
  expect([await isFolded(), tab().textContent]).toEqual([true, 'Raffle details']);
  act(() => button().focus());
  expect(await isFolded()).toBe(false);
});

test('while the tip covers an action it is folded, unless it is used or unfolded by the person', async () => {
  below = document.createElement('button');
  await open(status({ untilOpen: 0 }));
  expect(await isFolded()).toBe(true);
  act(() => button().focus());
  expect(await isFolded()).toBe(false);
  act(() => button().blur());
  expect(await isFolded()).toBe(true);
  fireEvent.click(tab());
  expect(await isFolded()).toBe(false);
});

test('after the prize window the focus is at the content of the page', async () => {
  await open(status({ untilOpen: 0 }), { 'raffle.claim': () => ({ prize: 'A kettle' }) });
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  await tip();
  fireEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'You won' });
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  await settle();
  jest.advanceTimersToNextFrame();
  expect(document.activeElement).toBe(main);
  main.remove();
});

test('the tip floats on every page but a game; status is a GET, the claim a POST [RAF-01] [RAF-05]', () => {
  expect(config.sections.find(({ id }) => id === 'raffle')).toMatchObject({
    ...{ point: 'floating@1', when: 'signed-in', hiddenOn: ['/seamless'] },
  });
  expect([raffleStatus, raffleClaim].map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/wps/relay/MCSFE_getRaffleStatus'],
    ['POST', '/wps/relay/MCSFE_claimRaffle'],
  ]);
});
