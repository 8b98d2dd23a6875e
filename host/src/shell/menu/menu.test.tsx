import { fails } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testShell, type TestShellOptions } from '../testing/test-shell';
import { MenuBar } from './menu-bar';
import { MenuSheet } from './menu-sheet';

beforeAll(installDialogs);
beforeEach(() => sessionStorage.clear());

const card = (gameType: string, code: string, more: object = {}) => ({
  cardId: code,
  accountTypeId: `1${code}`,
  accountTypeName: code,
  displayName: `${code} House`,
  freeplay: 0,
  appNewWindow: true,
  gameType,
  isGame: 'VASSALAGE',
  gameId: '',
  vassalage: `${code}-V`,
  ...more,
});

/** Entries that differ in every field; the back end writes flags and figures in several ways. */
const entries = [
  { name: 'PAGE', title: 'Palace Live', subTitle: 'Baccarat tonight', page: 'PALACE', isHot: 'Y', rebeat: 0.8 },
  { name: 'POPUP', title: 'Crown tables', popup: 1, openAccountType: 'CRWN', rebeat: '1.25%' },
  { name: 'GO', title: 'Number lottery', go: '/lott?page=DRAW', isHot: 0, rebeat: '0' },
  { name: 'WEB', title: 'League site', go: 'https://league.example/live' },
  { name: 'WEBSAME', title: 'Cup site', go: 'https://cup.example/', noOpenWindow: true },
  { name: 'LOGIN', title: 'Members table', page: 'SALON', isLogin: 'true' },
  { name: 'CLOSED', title: 'New studio', page: 'STUDIO', canEnterPage: 'N' },
  { name: 'ACCOUNT', title: 'Vela', openAccountType: 'VELA' },
  { name: 'ACCOUNTSAME', title: 'Vela here', openAccountType: 'VELA', noOpenWindow: 'Y' },
  { name: 'NAMEONLY', page: 'NAMED' },
  { name: 'LOBBY', title: 'Slots of Nova', page: 'electron', openAccountType: 'NOVA' },
  { title: 'Studios', child: [{ name: 'IN', title: 'Inner room', page: 'INNER', child: null }] },
  ...['', false, {}, 0].map((child, at) => ({ name: `LEAF${at}`, page: `LEAF${at}`, child })),
  { name: 'ODD', title: { en: 'odd' }, page: 'ODD' },
  { name: 'NOWHERE', title: 'Nowhere' },
  { name: 'EVIL', title: 'Evil', go: 'javascript:alert(1)' },
];
const answers = {
  'games.vendorMenu': [{ name: 'LIVE', title: 'Live', child: entries }],
  'games.vendors': [
    card('LIVE', 'CRWN'),
    card('LIVE', 'VELA', { isGame: '', gameId: 'vela-lobby' }),
    card('SPORTS', 'GOAL'),
    card('RNG', 'NOVA'),
  ],
};

const player = ['signed-in', 'real-account', 'player'] as const;

async function openLive(options: TestShellOptions = {}) {
  const shell = testShell(<MenuBar />, { answers, ...options });
  await userEvent.hover(screen.getByRole('navigation', { name: 'Main menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More of Live casino' }));
  const panel = await screen.findByRole('group', { name: 'Live casino' });
  await within(panel).findByText('Palace Live');
  const link = (name: RegExp | string) => within(panel).getByRole('link', { name });
  const line = (name: RegExp | string) => within(panel).getByRole('button', { name });
  return { ...shell, panel, link, line };
}
const addressOf = (link: HTMLElement) => link.getAttribute('href');

test('the menu is fed by gameVendor and the vendor menu, once for all categories [MNU-20]', async () => {
  const { host } = await openLive();
  await userEvent.click(screen.getByRole('button', { name: 'More of Sports' }));
  await screen.findByRole('link', { name: 'GOAL House' });

  expect(host.records.calls.filter(({ endpoint }) => /^games\.vendor(Menu|s)$/.test(endpoint))).toEqual([
    { endpoint: 'games.vendorMenu', request: { merchantCode: 'demo', language: 'EN', platform: 'W' } },
    { endpoint: 'games.vendors', request: { merchantCode: 'demo' } },
  ]);
});

test('name, title and subTitle are the texts of an entry [MNU-17] [MNU-18]', async () => {
  const { link } = await openLive();

  expect(link(/Palace Live/).textContent).toContain('Palace LiveBaccarat tonight');
  expect(link('NAMEONLY').textContent).toBe('NAMEONLY');
});

test('page selects a vendor in the lobby of its category, or names the lobby of openAccountType [MNU-17] [MNU-18]', async () => {
  const { link, address } = await openLive();
  expect(addressOf(link('Slots of Nova'))).toBe('/electron?page=NOVA');
  expect(addressOf(link(/Palace Live/))).toBe('/live?page=PALACE');

  await userEvent.click(link(/Palace Live/));
  await waitFor(() => expect(address()).toBe('/live?page=PALACE'));
});

test('an entry with child is a nested list, one without is a link [MNU-17] [MNU-19]', async () => {
  const { panel, link } = await openLive();
  const nested = within(panel).getByText('Studios').closest('li');
  const inner = within(nested as HTMLElement).getByRole('list');

  expect(
    within(inner)
      .getAllByRole('link')
      .map((one) => [one.textContent, addressOf(one)]),
  ).toEqual([['Inner room', '/live?page=INNER']]);
  expect(within(link(/Palace Live/).closest('li') as HTMLElement).queryByRole('list')).toBeNull();
});

test('an entry with a child that is no list is a link [MNU-17] [MNU-19]', async () => {
  const { link } = await openLive();
  const leaves = ['LEAF0', 'LEAF1', 'LEAF2', 'LEAF3'];
  expect(leaves.map((name) => addressOf(link(name)))).toEqual(leaves.map((name) => `/live?page=${name}`));
});

test('isHot draws the hot mark [MNU-17] [MNU-18]', async () => {
  const { link, panel } = await openLive();
  expect(link(/Palace Live/).textContent).toMatch(/Hot$/);
  expect(within(panel).getAllByText('Hot')).toHaveLength(1);
});

test('rebeat shows a rebate figure, and none for zero [MNU-17] [MNU-18]', async () => {
  const { panel } = await openLive();
  expect(
    within(panel)
      .getAllByText(/rebate/)
      .map((tag) => tag.textContent),
  ).toEqual(['0.8% rebate', '1.25% rebate']);
});

test('popup opens the game popup of its vendor [MNU-17] [MNU-18]', async () => {
  const { panel, overlays, history } = await openLive();
  await userEvent.click(within(panel).getByText('Crown tables'));

  await waitFor(() => expect(overlays()).toEqual(['lobby.vendor@1']));
  expect(history.now.overlays[0]?.params).toEqual({ gameType: 'LIVE', vendor: 'CRWN-V', name: 'Crown tables' });
});

test('go is a path of the portal, or a web address in a new tab; noOpenWindow keeps the same tab [MNU-17] [MNU-18]', async () => {
  const { link, address } = await openLive();
  expect([addressOf(link(/Number lottery/)), link(/Number lottery/).getAttribute('target')]).toEqual([
    '/lott?page=DRAW',
    null,
  ]);
  const web = [link('League site'), link('Cup site')];
  expect(web.map((one) => [addressOf(one), one.getAttribute('target'), one.getAttribute('rel')])).toEqual([
    ['https://league.example/live', '_blank', 'noreferrer'],
    ['https://cup.example/', null, 'noreferrer'],
  ]);

  await userEvent.click(link(/Number lottery/));
  await waitFor(() => expect(address()).toBe('/lott?page=DRAW'));
});

test('isLogin opens the sign-in popup for a visitor where loginPop is on [MNU-11] [MNU-17] [MNU-18]', async () => {
  const { line, overlays, history, setFacts, address } = await openLive({ facts: ['setting:loginPop'] });
  await userEvent.click(line('Members table'));
  await waitFor(() => expect(overlays()).toEqual(['auth.sign-in@1']));
  expect(address()).toBe('/');

  act(() => {
    setFacts(['setting:loginPop', ...player]);
    history.closeOverlay(history.now.overlays[0]?.key ?? '', 'signed-in');
  });
  await waitFor(() => expect(address()).toBe('/live?page=SALON'));
});

test('isLogin says in_sorry_in to a visitor where loginPop is off [MNU-11] [MNU-17] [MNU-18] [KEY-01]', async () => {
  const { line, records, overlays, address } = await openLive();
  await userEvent.click(line('Members table'));

  await waitFor(() => expect(records.messages.map(({ message }) => message.text)).toEqual(['in_sorry_in']));
  expect(overlays()).toEqual([]);
  expect(address()).not.toContain('/live');
});

test('isLogin opens the page of a signed-in player at once [MNU-18]', async () => {
  const { line, address } = await openLive({ facts: [...player] });
  await userEvent.click(line('Members table'));
  await waitFor(() => expect(address()).toBe('/live?page=SALON'));
});

test('canEnterPage false says in_stay_tuned and opens nothing [MNU-17] [MNU-18] [KEY-03]', async () => {
  const { line, host, address } = await openLive();
  await userEvent.click(line('New studio'));

  await waitFor(() =>
    expect(host.records.messages.map(({ message }) => message.text)).toEqual(['Coming soon. Please stay tuned.']),
  );
  expect(address()).toBe('/');
});

test('openAccountType names the vendor account that starts; noOpenWindow starts it in this tab [MNU-17] [MNU-18]', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { line, ran } = await openLive({ facts: [...player] });
  const launches = () => ran.filter(({ command }) => command === 'game.launch@1').map(({ request }) => request);
  const vela = { vendor: 'VELA-V', gameType: 'LIVE', gameId: 'vela-lobby', name: 'VELA House' };
  await userEvent.click(line('Vela'));
  await waitFor(() => expect(launches()).toEqual([{ ...vela, newWindow: true }]));

  await userEvent.click(screen.getByRole('button', { name: 'More of Live casino' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vela here' }));
  await waitFor(() => expect(launches()[1]).toEqual({ ...vela, newWindow: false }));
});

test('an entry that is odd, leads nowhere or is dangerous costs itself only [MNU-20]', async () => {
  const { panel } = await openLive();
  const titles = within(panel)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

  expect(titles).toHaveLength(17);
  for (const gone of ['odd', 'Nowhere', 'Evil']) expect(within(panel).queryByText(gone)).toBeNull();
});

test('a category without entries has its vendors, linked to its lobby [MNU-20]', async () => {
  await openLive();
  await userEvent.click(screen.getByRole('button', { name: 'More of Slots' }));

  expect(addressOf(await screen.findByRole('link', { name: 'NOVA House' }))).toBe('/electron?page=NOVA+House');
});

test('when vendor data fails, the eight categories remain, without submenus [MNU-05] [MNU-20]', async () => {
  const { host } = testShell(<MenuBar />, {
    answers: {
      'games.vendorMenu': fails('server_error'),
      'games.vendors': fails('server_error'),
      'lottery.menu': fails('server_error'),
    },
  });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  await userEvent.hover(menu);
  await waitFor(() => expect(host.records.calls.length).toBeGreaterThan(2));
  await waitFor(() => expect(menu.querySelectorAll('[aria-expanded]')).toHaveLength(0));

  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, addressOf(link)]),
  ).toEqual([
    ['Live casino', '/live'],
    ['Sports', '/sports'],
    ['Fishing', '/fish'],
    ['Card games', '/pvp'],
    ['Esports', '/esports'],
    ['Slots', '/electron'],
    ['Lottery', '/lott'],
    ['Instant lottery', '/elott'],
  ]);
  expect(host.records.messages).toEqual([]);
});

test("a phone's sheet leads to each place once, though several bars do", () => {
  testShell(<MenuSheet close={() => undefined} />, { answers });
  const leads = screen.getAllByRole('link').map((link) => `${link.textContent} ${addressOf(link)}`);
  expect(leads.filter((lead) => lead.startsWith('Help '))).toEqual(['Help /help']);
  expect(leads).toEqual([...new Set(leads)]);
});

test("a phone's sheet keeps the room of the vendors while they load", async () => {
  testShell(<MenuSheet close={() => undefined} />, {
    answers: { 'games.vendorMenu': () => new Promise(() => undefined), 'games.vendors': [] },
  });
  const sheet = await screen.findByRole('dialog');
  expect(sheet.querySelectorAll('summary')).toHaveLength(0);
  expect(sheet.querySelectorAll('div[aria-hidden="true"]').length).toBeGreaterThan(0);
});

test('a submenu opens by keyboard focus, and Escape closes it and keeps the focus [MNU-19]', async () => {
  testShell(<MenuBar />, { answers });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  act(() => within(menu).getByRole('link', { name: 'Live casino' }).focus());
  const trigger = await screen.findByRole('button', { name: 'More of Live casino' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');

  await userEvent.tab();
  expect(document.activeElement).toBe(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await screen.findByRole('link', { name: /Palace Live/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Palace Live');

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Live casino' })).toBeNull();
  expect(document.activeElement).toBe(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('Tab passes a submenu that it opened, and goes on to the next menu item', async () => {
  testShell(<MenuBar />, { answers });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  const live = within(menu).getByRole('link', { name: 'Live casino' });
  act(() => live.focus());
  const trigger = await screen.findByRole('button', { name: 'More of Live casino' });
  await userEvent.tab();
  await screen.findByRole('link', { name: /Palace Live/ });

  await userEvent.tab();

  expect(screen.queryByRole('group', { name: 'Live casino' })).toBeNull();
  const next = live.closest('li')?.nextElementSibling?.querySelector('a');
  expect(document.activeElement).toBe(next);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(trigger);
});

test('the customer-service item opens the first address that this person may use [MNU-07]', async () => {
  const opened = { opener: {}, location: { replace: jest.fn() }, close: () => undefined, focus: () => undefined };
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  testShell(<MenuBar />, {
    settings: {
      customerService: [
        { title: 'Odd', path: 'javascript:alert(1)' },
        { title: 'Chat', path: 'https://chat.example/desk' },
        { title: 'VIP', path: 'https://vip.example/' },
      ],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Support' }));

  await waitFor(() => expect(open).toHaveBeenCalled());
  expect(JSON.stringify([open.mock.calls, opened.location.replace.mock.calls])).toContain('https://chat.example/desk');
});

test('the agent item is drawn for agents only, and leads to the agent centre [MNU-06]', () => {
  const agentLink = (facts: TestShellOptions['facts']) => {
    const { view } = testShell(<MenuBar />, { ...(facts && { facts }) });
    const href = screen.queryByRole('link', { name: 'title.centre' })?.getAttribute('href');
    view.unmount();
    return href;
  };
  expect([agentLink(undefined), agentLink([...player])]).toEqual([undefined, undefined]);
  expect(agentLink(['signed-in', 'real-account', 'agent'])).toBe('/agent');
});
