import type { Customer } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { lobbyHost, player } from '../../testing/lobby-host';
import promotions from '.';

installDialogs();

const promotion = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  type: 'PR',
  title: 'Weekend spins',
  content: '<p>Play any slot.</p><script>alert(1)</script>',
  startDate: Date.UTC(2026, 0, 2, 12),
  startDateStr: 'every Friday',
  endDate: null,
  promotionType: 'DEPOSIT',
  announcementImages: [
    { imageId: 3, url: 'https://pictures.test/spins.png' },
    { imageId: 4, url: 'https://pictures.test/rules.png' },
  ],
  redirect: 'POINT_MARKET',
  externalLink: 'https://example.test/spins',
  ...changes,
});
const other = promotion({
  id: 42,
  title: 'Bring a friend',
  content: '<i>Both of you win.</i>',
  startDate: null,
  announcementImages: [{ imageId: 9, url: 'https://pictures.test/friend.png' }],
  redirect: 'REWARD_CENTER',
});

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

async function open(
  answer: unknown,
  params: Record<string, string> = {},
  options: FakeHostOptions = {},
): Promise<FakeHost> {
  const host = lobbyHost({ ...options, answers: { 'notices.list': answer } });
  mounted = await mountView(promotions, host, params);
  return host;
}

const signedIn = (kind: Customer['kind']): FakeHostOptions => ({
  session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind } },
});
const dialog = () => screen.queryByRole('dialog');
const card = (name: string) => screen.findByRole('button', { name });

test('the list shows picture, title and date of each promotion [PRM-01]', async () => {
  const host = await open([promotion(), other]);

  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Weekend spins',
    'Bring a friend',
  ]);
  expect(items.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual([
    'https://pictures.test/spins.png',
    'https://pictures.test/friend.png',
  ]);
  expect(items.map((item) => item.querySelector('small')?.textContent)).toEqual([
    host.language.date(Date.UTC(2026, 0, 2, 12), 'date'),
    'every Friday',
  ]);
  expect(host.records.calls).toEqual([
    {
      endpoint: 'notices.list',
      request: { types: 'B,PL,PU,PR', groupName: 'w_promotion', execution: 'B', platform: 'W' },
    },
  ]);
  expect(dialog()).toBeNull();
});

test('an offer that popped up stays in the list, one for customers only for them; other types are ignored [NTC-08]', async () => {
  const typed = (type: string, id: number) => promotion({ id, type, title: type || 'None' });
  const answer = [
    ...['PL', 'PU', 'B', 'PR', '', 'XX'].map(typed),
    // the same promotion for everyone behind that for customers
    promotion({ id: 0, type: 'PR', title: 'For everyone' }),
  ];
  const titles = async () =>
    within(await screen.findByRole('list'))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  await open(answer);
  expect(await titles()).toEqual(['PU', 'B', 'PR', 'None', 'For everyone']);
  await mounted?.unmount();

  await open(answer, {}, { facts: player, ...signedIn(0) });
  expect(await titles()).toEqual(['PL', 'PU', 'B', 'PR', 'None']);
});

test('after a sign-in on the page, the offers for customers are fetched and shown', async () => {
  let answer = [promotion()];
  const host = await open(() => answer);
  await card('Weekend spins');

  answer = [promotion(), promotion({ id: 8, type: 'PL', title: 'For you' })];
  host.setFacts({ 'signed-in': true });

  await card('For you');
});

test('a picture that the operator replaces after it failed is shown without a reload', async () => {
  let url = 'https://pictures.test/lost.png';
  const host = await open(() => [promotion({ announcementImages: [{ imageId: 1, url }] })]);
  await card('Weekend spins');
  const picture = () => document.querySelector<HTMLElement>('li img');
  fireEvent.error(picture() as HTMLElement);
  await waitFor(() => expect(picture()).toBeNull());
  url = 'https://pictures.test/found.png';
  host.emit('live.received@1', { id: '', type: 'CONTENT', popup: false, data: { content: 'notices' } });
  await waitFor(() => expect(picture()?.getAttribute('src')).toBe(url));
});

test('200 promotions are all shown, in their order', async () => {
  await open(Array.from({ length: 200 }, (_, index) => promotion({ id: index + 1, title: `Promotion ${index + 1}` })));
  // React draws all but the first twelve in its free time
  await screen.findByRole('button', { name: 'Promotion 200' }, { timeout: 15_000 });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(Array.from({ length: 200 }, (_, index) => `Promotion ${index + 1}`));
});

test('a card opens its promotion by the address, and closing leaves the list [PRM-02]', async () => {
  const host = await open([promotion(), other]);
  await userEvent.click(await card('Bring a friend'));
  expect(host.records.refined).toEqual([{ params: { id: '42' }, push: true }]);
});

test('closing a promotion that a card opened goes back to the entry of the list, also when the view has been left in between [PRM-02]', async () => {
  history.replaceState({ key: 'list' }, '', '/promotion');
  const host = await open([promotion(), other]);
  // as the router of the host does
  host.navigation.refine = () => history.pushState({ key: 'opened' }, '', '/promotion?id=42');
  await userEvent.click(await card('Bring a friend'));
  await mounted?.unmount();

  const returned = await open([promotion(), other], { id: '42' });
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'close' }));
  await waitFor(() => expect(history.state).toEqual({ key: 'list' }));
  expect(returned.records.refined).toEqual([]);
});

test.each([
  ['seconds', (time: number) => Math.floor(time / 1000)],
  ['seconds as text', (time: number) => String(Math.floor(time / 1000))],
  ['milliseconds', (time: number) => time],
])('times in %s decide which promotions are in force [NTC-09] [PRM-08]', async (_, unit) => {
  const hour = 3_600_000;
  const [before, after] = [Date.now() - hour, Date.now() + hour];
  await open([
    promotion({ id: 1, title: 'In force', startDate: unit(before), endDate: unit(after) }),
    promotion({ id: 2, title: 'Over', startDate: unit(before - hour), endDate: unit(before) }),
    promotion({ id: 3, title: 'To come', startDate: unit(after) }),
    promotion({ id: 4, title: 'Without end', startDate: unit(before), endDate: 0 }),
  ]);
  await card('In force');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['In force', 'Without end']);
});

test('the popup shows title, pictures, date, cleaned content and a button to the promotion [PRM-02] [PRM-03] [PRM-09]', async () => {
  const host = await open([other, promotion()], { id: '7' });

  const popup = await screen.findByRole('dialog', { name: 'Weekend spins' });
  expect([...popup.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    'https://pictures.test/spins.png',
    'https://pictures.test/rules.png',
  ]);
  await within(popup).findByText(/Play any slot\./);
  expect(popup.innerHTML).not.toContain('script>');
  expect(popup.textContent).toContain(host.language.date(Date.UTC(2026, 0, 2, 12), 'date'));
  await userEvent.click(within(popup).getByRole('link', { name: 'Go to promotion' }));
  expect(host.records.opened).toEqual([{ place: 'mall.home@1', params: {} }]);

  await userEvent.click(within(popup).getByRole('button', { name: 'close' }));
  expect(host.records.refined).toEqual([{ params: {}, push: false }]);
});

test('the hash opens a promotion in an address with a time t, and follows its changes [PRM-04]', async () => {
  history.replaceState(null, '', '/promotion?t=1767323040000#42');
  await open([promotion(), other], { t: '1767323040000' });
  expect(await screen.findByRole('dialog', { name: 'Bring a friend' })).toBeTruthy();

  history.replaceState(null, '', '/promotion?t=1767323040000#7');
  window.dispatchEvent(new Event('hashchange'));
  expect(await screen.findByRole('dialog', { name: 'Weekend spins' })).toBeTruthy();
  await mounted?.unmount();

  await open([promotion(), other]);
  await card('Weekend spins');
  expect(dialog()).toBeNull();
});

test.each([
  ['an id', { id: '8' }, ''],
  ['a hash', { t: '1' }, '#%E0%A4%A'],
  ['an id with markup', { id: '<b>7</b>' }, ''],
])('%s that is not in the list shows the list alone, without an error [PRM-05]', async (_, params, hash) => {
  history.replaceState(null, '', `/promotion${hash}`);
  const host = await open([promotion(), other], params as Record<string, string>);
  await card('Weekend spins');
  expect(dialog()).toBeNull();
  expect(host.records.messages).toEqual([]);
  expect(host.records.errors).toEqual([]);
});

test('a promotion that ends while it is open says so and has no button; the list no longer has it, and has the one that began [NTC-09]', async () => {
  const { setTimeout } = window;
  let turn: (() => void) | undefined;
  window.setTimeout = ((run: () => void, delay = 0) => {
    if (delay > 3_500_000) turn = run;
    return setTimeout(run, delay);
  }) as typeof window.setTimeout;
  const at = Date.now() + 3_600_000;
  await open([promotion({ endDate: at }), promotion({ id: 8, title: 'Second half', startDate: at })], { id: '7' });
  const popup = await screen.findByRole('dialog', { name: 'Weekend spins' });
  window.setTimeout = setTimeout;
  // those of the popup and of the cards
  const titles = () => screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);
  expect(within(popup).getByRole('link', { name: 'Go to promotion' })).toBeTruthy();
  expect(titles()).toEqual(['Weekend spins', 'Weekend spins']);

  jest.spyOn(Date, 'now').mockReturnValue(at);
  turn?.();

  await waitFor(() => expect(within(popup).getByRole('status').textContent).toBe('This promotion has ended.'));
  expect(within(popup).queryByRole('link', { name: 'Go to promotion' })).toBeNull();
  await waitFor(() => expect(titles()).toEqual(['Second half', 'Weekend spins']));
});

test('the address of a promotion that has not begun shows the list alone [PRM-05]', async () => {
  await open([promotion(), promotion({ id: 8, title: 'To come', startDate: Date.now() + 3_600_000 })], { id: '8' });
  await card('Weekend spins');
  expect(dialog()).toBeNull();
});

test('a device clock five hours off changes nothing: the server says which promotions are in force, and when one ends [NTC-09]', async () => {
  const hour = 3_600_000;
  for (const ahead of [5 * hour, -5 * hour]) {
    const device = Date.now();
    const server = device + ahead;
    await open(
      [
        promotion({ id: 1, title: 'In force', startDate: server - hour, endDate: server + hour }),
        promotion({ id: 2, title: 'Over', endDate: server - hour }),
        promotion({ id: 3, title: 'To come', startDate: server + hour }),
      ],
      { id: '1' },
      { serverTime: () => server },
    );
    const shown = await screen.findByRole('dialog', { name: 'In force' });
    expect(within(shown).getByRole('link', { name: 'Go to promotion' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Over', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'To come', hidden: true })).toBeNull();
    const ends = Number(document.querySelector('promo-card')?.getAttribute('ends'));
    expect(Math.abs(ends - (device + hour))).toBeLessThan(60_000);
    await mounted?.unmount();
  }
  mounted = undefined;
});

describe('the button', () => {
  const shown = async (changes: Record<string, unknown>, options: FakeHostOptions = {}) => {
    const host = await open([promotion(changes)], { id: '7' }, options);
    return { host, popup: within(await screen.findByRole('dialog')) };
  };

  test.each([0, 1, 2] as const)('acts for accounts of kind %d [PRM-11]', async (kind) => {
    const { host, popup } = await shown({ redirect: 'DEPOSIT' }, signedIn(kind));
    await userEvent.click(popup.getByRole('link', { name: 'Go to promotion' }));
    expect(host.records.opened).toEqual([{ place: 'member.deposit@1', params: {} }]);
  });

  test.each([40, 41, 42] as const)('is inert for accounts of kind %d [PRM-11]', async (kind) => {
    const { host, popup } = await shown({ redirect: 'DEPOSIT' }, signedIn(kind));
    const button = popup.getByRole<HTMLButtonElement>('button', { name: 'Go to promotion' });
    expect(button.disabled).toBe(true);
    await userEvent.click(button);
    expect(host.records.opened).toEqual([]);
    expect(popup.queryByRole('link', { name: 'Go to promotion' })).toBeNull();
  });

  test('tells a trial account to use a real one [PRM-11]', async () => {
    const { host, popup } = await shown({ redirect: 'DEPOSIT' }, signedIn(4));
    await userEvent.click(popup.getByRole('button', { name: 'Go to promotion' }));
    expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'in_need_true_account' } }]);
    expect(host.records.opened).toEqual([]);
  });

  test.each([
    [0, false],
    [1, true],
    [2, true],
    [41, true],
  ] as const)('of a referral promotion, for an account of kind %d: inert %p [PRM-12] [PRM-19]', async (kind, inert) => {
    const { popup } = await shown(
      { redirect: '', promotionType: 'REFERRAL' },
      { ...signedIn(kind), places: ['member.referral@1'] },
    );
    expect(popup.queryAllByRole('button', { name: 'Go to promotion' })).toHaveLength(inert ? 1 : 0);
    expect(popup.queryAllByRole('link', { name: 'Go to promotion' })).toHaveLength(inert ? 0 : 1);
  });

  test('of an invitation leads an agent to the register centre, although the referral button of an agent is inert [PRM-18] [PRM-19]', async () => {
    const { host, popup } = await shown(
      { redirect: 'INVITE_FRIENDS', promotionType: 'REFERRAL' },
      { ...signedIn(1), facts: ['agent'] },
    );
    await userEvent.click(popup.getByRole('link', { name: 'Go to promotion' }));
    expect(host.records.opened).toEqual([{ place: 'agent.centre@1', params: { page: 'registerCenter' } }]);
  });

  test.each([
    [true, ['member.referral@1'], []],
    [false, [], ['support.open@1']],
  ])(
    'of an invitation, with the referral promotion enabled %p for a player [PRM-18] [PRM-20]',
    async (enabled, opened, run) => {
      const { host, popup } = await shown(
        { redirect: 'INVITE_FRIENDS' },
        {
          ...signedIn(0),
          places: ['member.referral@1'],
          commands: { 'support.open@1': undefined },
          account: { promotions: { REFERRAL: { enabled, count: 1 }, MISSION: { enabled: true, count: 2 } } },
        },
      );
      await userEvent.click(popup.getByRole(enabled ? 'link' : 'button', { name: 'Go to promotion' }));
      expect(host.records.opened.map(({ place }) => place)).toEqual(opened);
      expect(host.records.commands.map(({ name }) => name)).toEqual(run);
    },
  );

  test.each([
    [false, 0],
    [true, 1],
    [undefined, 1],
  ])('of the bonus of a rank, with showVipBenefit %p [PRM-13]', async (showsRankBenefits, count) => {
    const member = { id: '7', account: 'mei88', nickname: 'Mei', labels: [] };
    const { popup } = await shown(
      { redirect: '', promotionType: 'UPGRADE_BONUS' },
      {
        ...signedIn(0),
        places: ['member.rank@1'],
        account: { member: { ...member, ...(showsRankBenefits !== undefined && { showsRankBenefits }) } },
      },
    );
    expect(popup.queryAllByRole('link', { name: 'Go to promotion' })).toHaveLength(count);
  });

  test('of an address opens it in a new window without access to this one [PRM-16]', async () => {
    const { popup } = await shown({ redirect: 'REDIRECT_URL' });
    const link = popup.getByRole<HTMLAnchorElement>('link', { name: 'Go to promotion' });
    expect([link.href, link.target, link.rel]).toEqual(['https://example.test/spins', '_blank', 'noopener noreferrer']);
  });

  test('of an unknown redirect is not drawn, with a warning in the console and nothing else [PRM-17]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { host, popup } = await shown({ redirect: 'CASINO_NIGHT' });
    expect(popup.queryByText('Go to promotion')).toBeNull();
    expect(warn.mock.calls).toEqual([['The promotion 7 has an unknown redirect: CASINO_NIGHT']]);
    expect([host.records.opened, host.records.messages, host.records.errors]).toEqual([[], [], []]);
  });

  test('is not drawn where its place is absent [PRM-15]', async () => {
    const { popup } = await shown({ redirect: 'MISSION' });
    expect(popup.queryByText('Go to promotion')).toBeNull();
  });
});

test('says when there is none; ended and future ones are not shown', async () => {
  const day = 86_400_000;
  await open([promotion({ endDate: Date.now() - day }), promotion({ id: 8, startDate: Date.now() + day })]);
  expect(await screen.findByText('No promotions now')).toBeTruthy();
});

test('a promotion without a title or with the id of another one costs itself alone', async () => {
  await open([promotion(), promotion({ id: 8, title: ' ' }), promotion({ title: 'The same id' }), other]);
  await screen.findByText('Bring a friend');
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Weekend spins', 'Bring a friend']);
});

test('a failed list offers a retry', async () => {
  let tries = 0;
  await open(() => (++tries === 1 ? fails('network') : [promotion()]));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await card('Weekend spins')).toBeTruthy();
});
