import { fails, type FakeHostOptions } from '@atrium/contract/testing';
import { memberHost } from '../testing/member-host';
import openChat from './open-chat';
import showPrivacyChoices from './show-privacy-choices';
import openSupport from './open-support';
import openSupportBeside from './open-support-beside';

/** Replaces `window.open` by a recording fake. */
function openingWindows({ blocked = false } = {}) {
  const opened = { opener: window as unknown, location: { replace: jest.fn() }, focus: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(blocked ? null : (opened as unknown as Window));
  return { open, opened };
}
afterEach(() => jest.restoreAllMocks());

const embedOriginOnly = (name: string) => (name === 'embedOrigin' ? 'https://lotus--{part}.embed.test' : undefined);

/** A host with these entries in the settings, and these of a customer's own. */
const supportHost = ({ own = [], ...options }: FakeHostOptions & { own?: object[] } = {}) =>
  memberHost({ ...options, answers: { 'support.entries': own } });

const entries = [
  { title: 'Sealed', path: 'c2VhbGVk' },
  { title: 'Online', path: 'https://help.example.test/chat' },
];

test('customer service opens in a window of 440 by 750 without access to the portal [DLG-09] [CSV-03] [CSV-08]', async () => {
  const { open, opened } = openingWindows();
  await openSupport(supportHost({ settings: { customerService: entries } }));

  expect(open).toHaveBeenCalledWith('about:blank', 'customer-service', 'popup,width=440,height=750');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith('https://help.example.test/chat');
});

test('further clicks while the entry is looked for open no other window', async () => {
  const { open } = openingWindows();
  let answer: (own: object[]) => void = () => undefined;
  const own = new Promise<object[]>((resolve) => (answer = resolve));
  const host = memberHost({ answers: { 'support.entries': () => own } });
  const clicks = [openSupport(host), openSupport(host)];
  answer(entries);
  await Promise.all(clicks);
  expect(open).toHaveBeenCalledTimes(1);
  await openSupport(memberHost({ answers: { 'support.entries': () => entries } }));
  expect(open).toHaveBeenCalledTimes(2);
});

test('a message says that customer service is being opened, when the answer takes long', async () => {
  openingWindows();
  jest.useFakeTimers();
  try {
    let answer: (own: object[]) => void = () => undefined;
    const host = memberHost({ answers: { 'support.entries': () => new Promise((resolve) => (answer = resolve)) } });
    const opening = openSupport(host);
    await jest.advanceTimersByTimeAsync(599);
    const early = [...host.records.toasts];
    await jest.advanceTimersByTimeAsync(1);
    answer(entries);
    await opening;
    expect([early, host.records.toasts]).toEqual([[], [{ kind: 'info', text: 'Opening customer service…' }]]);

    const quick = supportHost({ own: entries });
    await openSupport(quick);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(quick.records.toasts).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['a customer with the label', ['15'], 'signed-in', 'https://gold.example.test/'],
  ['a customer without it', ['16'], 'signed-in', 'https://all.example.test/'],
  ['a guest', ['15'], 'visitor', 'https://all.example.test/'],
] as const)('%s with labels %j, %s, reaches %s [CSV-06] [CSV-07]', async (_, labels, status, address) => {
  const { opened } = openingWindows();
  const customerService = [
    { title: 'Gold', path: 'https://gold.example.test/', labelIds: ['12', '15'] },
    { title: 'All', path: 'https://all.example.test/', labelIds: [] },
  ];
  const customer = { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 };
  await openSupport(
    supportHost({
      settings: { customerService },
      account: { member: { id: '7', account: 'mei88', nickname: 'Mei', labels: [...labels] } },
      session: status === 'visitor' ? { status } : { status, customer },
    }),
  );
  expect(opened.location.replace).toHaveBeenCalledWith(address);
});

test('a path of this site is opened as its full address', async () => {
  const { opened } = openingWindows();
  await openSupport(supportHost({ settings: { customerService: [{ title: 'Help', path: '/help' }] } }));
  expect(opened.location.replace).toHaveBeenCalledWith(`${window.location.origin}/help`);
});

test('reports a blocked window, and a missing customer service', async () => {
  openingWindows({ blocked: true });
  const host = supportHost({ settings: { customerService: entries } });
  await openSupport(host);
  const withoutSupport = supportHost();
  await openSupport(withoutSupport);

  expect(host.records.messages).toMatchObject([
    { kind: 'warning', message: { text: expect.stringContaining('open windows') } },
  ]);
  expect(withoutSupport.records.messages).toMatchObject([{ kind: 'notice' }]);
});

test.each([
  ['tab', ['about:blank', '_blank']],
  ['popup', ['about:blank', 'customer-service', 'popup,width=440,height=750']],
  ['sideways', ['about:blank', 'customer-service', 'popup,width=440,height=750']],
])('an entry with the target %s opens %j [CSV-09]', async (target, call) => {
  const { open, opened } = openingWindows();
  await openSupport(supportHost({ own: [{ ...entries[1], target }] }));
  expect(open.mock.calls).toEqual([call]);
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith('https://help.example.test/chat');
});

test('an entry embedded in the page opens above it, and in a window where the merchant has no embed origin [CSV-09]', async () => {
  const { open } = openingWindows();
  const own = [{ ...entries[1], target: 'embed' }];
  const embedding = supportHost({ own, settings: { value: embedOriginOnly } });
  await openSupportBeside(embedding);
  expect(embedding.records.opened).toEqual([{ place: 'member.support@1', params: { position: 'right-bar' } }]);
  expect(open).not.toHaveBeenCalled();
  await openSupport(supportHost({ own }));
  expect(open).toHaveBeenCalledTimes(1);
});

test('the menu and the right bar open the entries of their positions [CSV-10]', async () => {
  const { opened } = openingWindows();
  const own = [
    { title: 'Beside', path: 'https://beside.example.test/', csPosition: 'rightBar', type: '9' },
    { title: 'Menu', path: 'https://menu.example.test/', csPosition: 'elsewhere' },
  ];
  await openSupport(supportHost({ own }));
  await openSupportBeside(supportHost({ own }));
  expect(opened.location.replace.mock.calls).toEqual([
    ['https://menu.example.test/'],
    ['https://beside.example.test/'],
  ]);
});

/** `https://desk.example.test/chat?site=7`, encrypted by OpenSSL with the key at its end. */
const sealedPath = '4yP6p1qE6Oci63spPjdrCX/A324etPIlkM9lm4Br6IsljVf6YPSSug==k3yA9z_Q';
const desk = { title: 'Desk', path: 'https://desk.example.test/chat', csType: 'AICAN' };
const deskSettings = {
  customerService: [desk],
  value: (name: string) => (name === 'verifyToken' ? 'key 1' : embedOriginOnly(name)),
};
const supportOrigin = 'https://lotus--support.embed.test';

test.each([
  ['popup', desk.path, ['customer-service', 'popup,width=440,height=750']],
  ['tab', desk.path, ['_blank']],
  ['popup', sealedPath, ['customer-service', 'popup,width=440,height=750']],
] as const)(
  'a provider in a %s that verifies its customers gets the customer through the support page: %s [CSV-04] [CSV-12] [CSV-13]',
  async (target, path, call) => {
    const { open, opened } = openingWindows();
    const postMessage = jest.fn();
    Object.assign(opened, { postMessage });
    await openSupport(supportHost({ own: [{ ...desk, path, target }], settings: deskSettings }));
    expect(open.mock.calls).toEqual([[`${supportOrigin}/support`, ...call]]);
    const ready = (origin: string, source: unknown) =>
      window.dispatchEvent(
        new MessageEvent('message', { origin, data: 'support:ready', source: source as MessageEventSource }),
      );
    ready('https://elsewhere.test', opened);
    ready(supportOrigin, window);
    expect(postMessage).not.toHaveBeenCalled();
    ready(supportOrigin, opened);
    ready(supportOrigin, opened);
    const [[{ entry }, receiver]] = postMessage.mock.calls as [[{ entry: string }, string]];
    expect([postMessage.mock.calls.length, receiver]).toEqual([1, supportOrigin]);
    expect(Object.fromEntries(new URLSearchParams(entry))).toEqual({
      path: path === sealedPath ? 'https://desk.example.test/chat?site=7' : desk.path,
      userId: '7',
      userName: 'mei88',
      verifyToken: 'key 1',
    });
  },
);

test('a window of a provider without a token is logged once, without a message; one from elsewhere is not [CSV-14] [KEY-16]', async () => {
  const { opened } = openingWindows();
  Object.assign(opened, { postMessage: jest.fn() });
  const host = supportHost({ own: [desk], settings: deskSettings });
  await openSupport(host);
  const fail = (origin: string, source: unknown) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin, data: 'support:failed', source: source as MessageEventSource }),
    );
  fail('https://elsewhere.test', opened);
  fail(supportOrigin, window);
  expect(host.records.errors).toEqual([]);
  fail(supportOrigin, opened);
  fail(supportOrigin, opened);
  expect(host.records.errors).toEqual([{ error: new Error('the support page got no token from the provider') }]);
  expect(host.records.messages).toEqual([]);
});

test('a guest opens a verifying provider as it is [CSV-12]', async () => {
  const { opened } = openingWindows();
  await openSupport(supportHost({ session: { status: 'visitor' }, settings: deskSettings }));
  expect(opened.location.replace.mock.calls).toEqual([[desk.path]]);
});

test('the own entries of a customer replace those of the settings; a failed call leaves them [CSV-06]', async () => {
  const { opened } = openingWindows();
  const settings = { customerService: [{ title: 'All', path: 'https://all.example.test/' }] };
  const own = [{ title: 'Gold', path: 'https://gold.example.test/', labelIds: ['12'] }];
  await openSupport(supportHost({ own, settings }));
  await openSupport(memberHost({ settings, answers: { 'support.entries': fails('network') } }));
  expect(opened.location.replace.mock.calls).toEqual([['https://gold.example.test/'], ['https://all.example.test/']]);
});

test('privacy choices are requested by an event', async () => {
  const host = memberHost();
  await showPrivacyChoices(host);
  expect(host.records.published).toEqual([{ name: 'privacy.asked@1', detail: {} }]);
});

test('a trial account, type 4, reads in_please_information [CHT-07]', async () => {
  const trial = memberHost({ facts: ['signed-in', 'switch:CBS3'] });
  expect(await openChat(trial)).toEqual({ open: false });
  expect(trial.records.messages).toMatchObject([{ kind: 'notice', message: { text: 'in_please_information' } }]);
  const player = memberHost();
  expect(await openChat(player)).toEqual({ open: true });
  expect(player.records.messages).toEqual([]);
});
