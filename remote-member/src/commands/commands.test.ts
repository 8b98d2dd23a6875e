import { memberHost } from '../testing/member-host';
import askPrivacy from './ask-privacy';
import openSupport from './open-support';

/** Stands in for `window.open`; what it opened is written down. */
function openingWindows({ blocked = false } = {}) {
  const opened = { opener: window as unknown, location: { replace: jest.fn() }, focus: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(blocked ? null : (opened as unknown as Window));
  return { open, opened };
}
afterEach(() => jest.restoreAllMocks());

const entries = [
  { title: 'Sealed', path: 'c2VhbGVk' },
  { title: 'Online', path: 'https://help.example.test/chat' },
];

test('customer service opens in a window of 440 by 750 that cannot reach back [DLG-09]', async () => {
  const { open, opened } = openingWindows();
  await openSupport(memberHost({ settings: { customerService: entries } }));

  expect(open).toHaveBeenCalledWith('about:blank', 'customer-service', 'popup,width=440,height=750');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith('https://help.example.test/chat');
});

test('a path of this site is opened as an address of it', async () => {
  const { opened } = openingWindows();
  await openSupport(memberHost({ settings: { customerService: [{ title: 'Help', path: '/help' }] } }));
  expect(opened.location.replace).toHaveBeenCalledWith(`${window.location.origin}/help`);
});

test('a window the browser does not let open is told, and so is that there is nobody to ask', async () => {
  openingWindows({ blocked: true });
  const host = memberHost({ settings: { customerService: entries } });
  await openSupport(host);
  const nobody = memberHost();
  await openSupport(nobody);

  expect(host.records.messages).toMatchObject([
    { kind: 'warning', message: { text: expect.stringContaining('open windows') } },
  ]);
  expect(nobody.records.messages).toMatchObject([{ kind: 'notice' }]);
});

test('choices about privacy are asked for again by an event', async () => {
  const host = memberHost();
  await askPrivacy(host);
  expect(host.records.published).toEqual([{ name: 'privacy.asked@1', detail: {} }]);
});
