import { memberHost } from '../testing/member-host';
import openChat from './open-chat';
import showPrivacyChoices from './show-privacy-choices';
import openSupport from './open-support';

/** Replaces `window.open` by a recording fake. */
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

test('customer service opens in a window of 440 by 750 without access to the portal [DLG-09] [CSV-03] [CSV-08]', async () => {
  const { open, opened } = openingWindows();
  await openSupport(memberHost({ settings: { customerService: entries } }));

  expect(open).toHaveBeenCalledWith('about:blank', 'customer-service', 'popup,width=440,height=750');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith('https://help.example.test/chat');
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
    memberHost({
      settings: { customerService },
      account: { member: { id: '7', account: 'mei88', nickname: 'Mei', labels: [...labels] } },
      session: status === 'visitor' ? { status } : { status, customer },
    }),
  );
  expect(opened.location.replace).toHaveBeenCalledWith(address);
});

test('a path of this site is opened as its full address', async () => {
  const { opened } = openingWindows();
  await openSupport(memberHost({ settings: { customerService: [{ title: 'Help', path: '/help' }] } }));
  expect(opened.location.replace).toHaveBeenCalledWith(`${window.location.origin}/help`);
});

test('reports a blocked window, and a missing customer service', async () => {
  openingWindows({ blocked: true });
  const host = memberHost({ settings: { customerService: entries } });
  await openSupport(host);
  const withoutSupport = memberHost();
  await openSupport(withoutSupport);

  expect(host.records.messages).toMatchObject([
    { kind: 'warning', message: { text: expect.stringContaining('open windows') } },
  ]);
  expect(withoutSupport.records.messages).toMatchObject([{ kind: 'notice' }]);
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
