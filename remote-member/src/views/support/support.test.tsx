import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import { memberHost } from '../../testing/member-host';
import support from './index';

const embedOrigin = 'https://lotus--{part}.embed.test';
const page = 'https://lotus--support.embed.test/support';
const entry = { title: 'Chat', path: 'https://help.example.test/chat', target: 'embed' };

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(entries: object[]) {
  const host = memberHost({
    placement: 'over',
    answers: { 'support.entries': entries },
    settings: { value: (name) => (name === 'embedOrigin' ? embedOrigin : undefined) },
  });
  mounted = await mountView(support, host, { position: 'menu' });
  return host;
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('Support');

test('an entry embedded in the page runs in a frame of the support origin, which gets its address [CSV-09] [CSV-11]', async () => {
  await open([entry]);
  const { src, sandbox } = await frame();
  expect(src).toBe(`${page}#path=${encodeURIComponent(entry.path)}`);
  expect(String(sandbox)).not.toContain('top-navigation');
});

test('a failed token closes the frame without a dialog and is logged; a message from elsewhere does not [CSV-14] [KEY-16]', async () => {
  const host = await open([{ ...entry, csType: 'AICAN' }]);
  const { contentWindow, src } = await frame();
  expect(src).toContain('userId=7&userName=mei88&verifyToken=');
  const say = (origin: string, source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source, data: 'support:failed' }));
  say('https://elsewhere.test', contentWindow);
  say('https://lotus--support.embed.test', window);
  expect([host.records.closed, host.records.errors]).toEqual([[], []]);
  say('https://lotus--support.embed.test', contentWindow);
  await waitFor(() => expect(host.records.closed).toHaveLength(1));
  expect(host.records.messages).toEqual([]);
  expect(host.records.errors).toEqual([{ error: new Error('the support page got no token from the provider') }]);
});

test('without an entry it says so', async () => {
  await open([]);
  expect(await screen.findByText(/not available here/)).toBeTruthy();
});
