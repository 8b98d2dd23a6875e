import type { Descriptor } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import CN from '../../locales/CN.json';
import { lobbyHost } from '../../testing/lobby-host';
import help from './index';

jest.mock('@atrium/api/figures', () => ({ ...jest.requireActual<object>('@atrium/api/figures'), helpDelay: 0 }));

const { places = [] }: Descriptor = config;
const { click } = userEvent.setup({ delay: null });

const item = (tag: string, title: string, changes: object = {}) => ({
  tag,
  title,
  content: '',
  bgColor: '',
  ...changes,
});
const topics = [
  item('faq', 'Questions', {
    children: [item('sign-in', 'I cannot sign in', { content: '<b>Check</b> your password' })],
  }),
  item('deposit', 'Deposits', {
    bgColor: '#0b6b53',
    children: [
      item('how', 'How to deposit', { children: [item('limits', 'Limits', { content: 'At most ¥500' })] }),
      item('late', 'It is late', { content: 'Wait an hour' }),
    ],
  }),
];

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  Reflect.deleteProperty(history, 'length');
  Reflect.deleteProperty(window, 'opener');
  history.replaceState(null, '', '/help');
});

async function open(hash = '', options: FakeHostOptions = {}, params = {}): Promise<FakeHost> {
  history.replaceState(null, '', `/help${hash}`);
  Element.prototype.scrollIntoView = () => undefined;
  const host = lobbyHost({ ...options, answers: { 'system.help': topics, ...options.answers } });
  mounted = await mountView(help, host, params);
  return host;
}
const goTo = (hash: string) => {
  history.replaceState(null, '', `/help${hash}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
};
const inTree = () =>
  screen.getAllByRole('button', { expanded: false }).concat(screen.queryAllByRole('button', { expanded: true }));
const titles = () =>
  inTree()
    .map(({ textContent }) => textContent)
    .sort();
const asked = (host: FakeHost) => host.records.calls.filter(({ endpoint }) => endpoint === 'system.help');
/** Opens the page as a link in another window does. */
const openedBy = (opener: unknown, entries: number) => {
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  Object.defineProperty(history, 'length', { value: entries, configurable: true });
};

test('/help shows the topics of the back end, collapsed; its language and device are sent [HLP-01] [HLP-08]', async () => {
  expect(places.find(({ path }) => path === '/help')).toMatchObject({ view: 'help' });
  const host = await open('', { language: 'CN', texts: { CN } });
  await screen.findByRole('button', { name: 'Questions', expanded: false });
  expect(titles()).toEqual(['Deposits', 'Questions']);
  expect(asked(host).map(({ request }) => request)).toEqual([{ lang: 'CN', device: 'WEB' }]);
});

test('topics unfold their content and the topics below them, three levels deep [HLP-05]', async () => {
  await open();
  await click(await screen.findByRole('button', { name: 'Deposits' }));
  await click(screen.getByRole('button', { name: 'How to deposit' }));
  expect(screen.queryByText('At most ¥500')).toBeNull();
  await click(screen.getByRole('button', { name: 'Limits' }));
  await screen.findByText('At most ¥500');
  const unfolded = screen.getByRole('button', { name: 'Deposits', expanded: true });
  expect(document.getElementById(unfolded.getAttribute('aria-controls') ?? '')?.textContent).toContain('It is late');

  await click(unfolded);
  expect(screen.queryByText('At most ¥500')).toBeNull();
  expect(titles()).toEqual(['Deposits', 'Questions']);
});

test('HTML of the back end is cleaned, its colour gets a readable text', async () => {
  await open('#sign-in');
  const content = await screen.findByText('Check your password');
  expect(content.innerHTML).toBe('Check your password');
  const { backgroundColor, color } = screen.getByRole('button', { name: 'Deposits' }).style;
  expect([backgroundColor, color]).toEqual(['rgb(11, 107, 83)', 'rgb(255, 255, 255)']);
  expect(screen.getByRole('button', { name: 'Questions' }).style.backgroundColor).toBe('');
});

test('the hash opens its topic, also when it changes while the page is open [HLP-03]', async () => {
  await open('#sign-in');
  await screen.findByText('Check your password');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('I cannot sign in'));
  expect(screen.queryByText('Wait an hour')).toBeNull();

  goTo('#late');
  await screen.findByText('Wait an hour');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('It is late'));

  goTo('#%');
  goTo('#unknown');
  expect(screen.getByText('Wait an hour')).toBeTruthy();
});

test.each([
  ['an opener', {}, 3],
  ['no opener, as after noopener', null, 1],
])('the hash deposit leaves only its topic in a window with %s [HLP-04]', async (_, opener, entries) => {
  openedBy(opener, entries);
  await open('#deposit');
  await screen.findByRole('button', { name: 'Deposits', expanded: true });
  expect(titles()).toEqual(['Deposits', 'How to deposit', 'It is late']);

  await click(screen.getByRole('button', { name: 'Show all topics' }));
  expect(titles()).toContain('Questions');
});

test('the hash deposit narrows nothing in the same window, and narrows when it arrives later [HLP-04]', async () => {
  openedBy(null, 2);
  await open('#deposit');
  await screen.findByRole('button', { name: 'Deposits', expanded: true });
  expect(titles()).toContain('Questions');
  await mounted?.unmount();

  openedBy({}, 2);
  await open('#faq');
  await screen.findByRole('button', { name: 'Questions', expanded: true });
  expect(titles()).toContain('Deposits');
  goTo('#deposit');
  await waitFor(() => expect(titles()).not.toContain('Questions'));
});

test('the menu mode shows the topics as a menu beside one content [HLP-06]', async () => {
  await open('', {}, { mode: 'menu' });
  const menu = await screen.findByRole('navigation', { name: 'Help topics' });
  expect(within(menu).getAllByRole('button')).toHaveLength(6);
  await screen.findByText('Check your password');
  expect(within(menu).getByRole('button', { name: 'I cannot sign in' }).getAttribute('aria-current')).toBe('true');

  await click(within(menu).getByRole('button', { name: 'Limits' }));
  await screen.findByText('At most ¥500');
  goTo('#late');
  await screen.findByText('Wait an hour');

  await click(screen.getByRole('button', { name: 'Show as a list' }));
  expect(screen.queryByRole('navigation')).toBeNull();
  screen.getByRole('button', { name: 'It is late', expanded: true });
});

test('/helpmc is the same view on a page without the shell [HLP-02]', () => {
  expect(places.find(({ path }) => path === '/helpmc')).toMatchObject({ view: 'help', alone: true });
});

test('another language requests its topics', async () => {
  const host = await open();
  await screen.findByRole('button', { name: 'Questions' });
  host.language.current.set('CN');
  await waitFor(() => expect(asked(host).at(-1)?.request).toEqual({ lang: 'CN', device: 'WEB' }));
});

test('an open page shows changed topics without a reload, and keeps what is unfolded', async () => {
  let answer: unknown = topics;
  const host = await open('', { answers: { 'system.help': () => answer } });
  await click(await screen.findByRole('button', { name: 'Questions' }));
  answer = [item('new', 'New topic'), ...topics];
  host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content: 'notices' } });
  expect(asked(host)).toHaveLength(1);
  host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content: 'help' } });
  await screen.findByRole('button', { name: 'New topic', expanded: false });
  screen.getByRole('button', { name: 'Questions', expanded: true });
  screen.getByRole('button', { name: 'I cannot sign in', expanded: false });
  expect(asked(host)).toHaveLength(2);
});

test('shows that it loads', async () => {
  await open('', { answers: { 'system.help': () => new Promise(() => undefined) } });
  await screen.findByRole('status', { name: 'Loading the help' });
});

test('an unreadable topic costs only itself; without topics the page says so', async () => {
  const host = await open('', { answers: { 'system.help': [{ tag: 'x' }, { title: 7, children: null }] } });
  await screen.findByRole('button', { name: '7' });
  expect(titles()).toEqual(['7']);
  expect(host.records.unreadable).toEqual(['system.help']);
  await mounted?.unmount();

  await open('', { answers: { 'system.help': [] } });
  await screen.findByText('No topics yet');
});

test('offers a retry', async () => {
  let tries = 0;
  const host = await open('', { answers: { 'system.help': () => (++tries === 1 ? fails('server_error') : topics) } });
  await click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Questions' });
  expect(asked(host)).toHaveLength(2);
});
