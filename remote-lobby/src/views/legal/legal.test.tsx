import type { Descriptor } from '@atrium/contract';
import { fails, mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { lobbyHost } from '../../testing/lobby-host';
import legal from './index';

const { places = [], navItems = [] }: Descriptor = config;
const { click } = userEvent.setup({ delay: null });
const answer = [
  { page: 'licence', content: '<p>Number 7</p>' },
  { page: 'terms', content: '<p>Of age</p><script>1</script>' },
];

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(texts: unknown, params = {}) {
  const host = lobbyHost({ answers: { 'legal.texts': texts } });
  mounted = await mountView(legal, host, params);
  return host;
}

test('the footer leads to the legal pages, which show the HTML of the back end cleaned', async () => {
  expect(places).toContainEqual(expect.objectContaining({ name: 'lobby.legal@1', path: '/legal' }));
  expect(navItems).toContainEqual(expect.objectContaining({ point: 'footer@1', to: { place: 'lobby.legal@1' } }));
  const host = await open(answer);
  const sanitize = jest.spyOn(host, 'sanitize');
  await screen.findByText(/Of age/);
  expect(sanitize).toHaveBeenCalledWith('<p>Of age</p><script>1</script>');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Terms', 'Licence']);
  await click(screen.getByRole('tab', { name: 'Licence' }));
  expect(host.records.refined).toEqual([{ params: { page: 'licence' }, push: false }]);
});

test('an address names its page', async () => {
  await open(answer, { page: 'licence' });
  expect(await screen.findByText('Number 7')).toBeTruthy();
});

test('a page says from when it applies, if the back end says so', async () => {
  await open([{ ...answer[1], since: '2026-03-01' }, answer[0]]);
  expect(await screen.findByText('Applies from 2026-03-01')).toBeTruthy();
  await mounted?.unmount();
  await open(answer);
  await screen.findByText(/Of age/);
  expect(screen.queryByText(/Applies from/)).toBeNull();
});

test('a page that the operator changes is shown without a reload; another change requests nothing', async () => {
  let content = '<p>Number 7</p>';
  const host = await open(() => [{ page: 'licence', content }]);
  await screen.findByText('Number 7');
  content = '<p>Number 8</p>';
  host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content: 'help' } });
  host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content: 'legal' } });
  expect(await screen.findByText('Number 8')).toBeTruthy();
  expect(host.records.calls).toHaveLength(2);
});

test('a change of the language requests the pages in the new one', async () => {
  const host = await open(({ lang }: { lang: string }) => [{ page: 'terms', content: `<p>Terms in ${lang}</p>` }]);
  await screen.findByText('Terms in EN');
  await host.language.choose('CN');
  expect(await screen.findByText('Terms in CN')).toBeTruthy();
});

test('without pages, and after a failure, it says so', async () => {
  await open([]);
  expect(await screen.findByText('There are no legal pages yet.')).toBeTruthy();
  await mounted?.unmount();
  await open(fails('network'));
  expect(await screen.findByText('The legal pages could not be loaded.')).toBeTruthy();
});
