import type { AccountParts, PlaceParams, VersionedName } from '@atrium/contract';
import { fakeHost } from '@atrium/contract/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DrawnNavItem } from '../../navigation/nav-items/drawn-nav-item';
import { unreadKind } from '../../person/account/unread-kind';
import { PortalProvider, type Portal } from '../portal';
import { InfoBar } from './info-bar';

const yuan = (minor: number) => ({ minor, currency: 'CNY' });
const gold = { name: 'Gold', color: 'rgb(201, 162, 39)', rank: 3, automatic: true };
const member = { id: '7', account: 'mei88', nickname: 'Mei', labels: [], level: gold };
const balance = { total: yuan(123450), wallets: [{ id: 'main', name: 'Main', available: yuan(123450) }] };

interface Given {
  account?: { [Name in keyof AccountParts]?: AccountParts[Name] | undefined };
  absent?: string[];
  navItems?: (Partial<DrawnNavItem> & { point: string })[];
}

function aBar({ account = {}, absent = [], navItems = [] }: Given = {}) {
  const host = fakeHost({
    session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    account: { member, balance, unread: 3, rank: { progress: 0.4, name: 'Diamond' }, ...account } as AccountParts,
  });
  const opened: [VersionedName, PlaceParams | undefined][] = [];
  const portal = {
    ...host,
    places: { has: (place: string) => !absent.includes(place), href: (place: string) => `/${place}` },
    navigator: { open: async (place: VersionedName, params?: PlaceParams) => void opened.push([place, params]) },
    page: { page: { kind: 'waiting' } },
    navItems: { at: (point: string) => navItems.filter((navItem) => navItem.point === point) },
  } as unknown as Portal;
  render(
    <PortalProvider value={portal}>
      <InfoBar />
    </PortalProvider>,
  );
  return { opened, host };
}

const unreadIn = (count: number) => ({ [unreadKind]: { enabled: false, count } });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: /^shell.account: Mei/ }));

test('the bar has six parts: unread mail, balance, wallets, and in the menu nickname, level and sign-out [BAL-01]', async () => {
  aBar();
  await openMenu();

  expect(screen.getByRole('link', { name: 'Mei' })).toBeTruthy();
  expect(screen.getByTitle('shell.level').textContent).toContain('Gold');
  expect(screen.getByRole('link', { name: /shell.unread/ }).textContent).toContain('3');
  expect(screen.getByRole('status', { name: 'shell.balance' }).textContent).toContain('1,234.50');
  expect(screen.getByRole('button', { name: 'shell.wallets' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'shell.signOut' })).toBeTruthy();
});

test('the nickname opens my account, the mail opens my messages', async () => {
  const { opened } = aBar();
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Mei' }));
  await userEvent.click(screen.getByRole('link', { name: /shell.unread/ }));

  expect(opened).toEqual([
    ['member.account@1', undefined],
    ['member.messages@1', undefined],
  ]);
});

test('the wallet list shows the amount of each wallet, and opens transfers', async () => {
  const { opened } = aBar();
  await userEvent.click(screen.getByRole('button', { name: 'shell.wallets' }));
  expect(screen.getByText('Main').parentElement?.textContent).toContain('1,234.50');
  await userEvent.click(screen.getByRole('link', { name: 'shell.transfer' }));

  expect(opened).toEqual([['member.wallets@1', undefined]]);
});

test('an automatic level shows its progress in its colour; any other only its name [BAL-06]', async () => {
  aBar();
  await openMenu();
  const level = screen.getByTitle('shell.level');
  const progress = within(level).getByRole('progressbar', { name: 'shell.levelProgress' });
  expect([progress.getAttribute('value'), progress.title]).toEqual(['0.4', 'Diamond']);
  expect(level.style.getPropertyValue('--on-dark')).toBe('rgb(201 162 39)');
});

test('an assigned level shows only its name, in its colour [BAL-06]', async () => {
  aBar({ account: { member: { ...member, level: { ...gold, automatic: false } } } });
  await openMenu();
  const level = screen.getByTitle('shell.level');
  expect(level.textContent).toContain('Gold');
  expect(within(level).queryByRole('progressbar')).toBeNull();
  expect(level.style.getPropertyValue('--on-dark')).toBe('rgb(201 162 39)');
});

test.each([
  [99, '99'],
  [100, '•••'],
])('%d promotions are %s on the badge of their nav item and of the avatar [BAL-18]', async (count, shown) => {
  const rewards = {
    point: 'account-menu@1',
    key: 'member rewards',
    title: 'Rewards',
    badge: 'availablePromotions' as const,
    follow: () => undefined,
  };
  aBar({
    account: { promotions: { MISSION: { enabled: true, count }, WHEEL: { enabled: false, count: 7 } } },
    navItems: [rewards],
  });
  expect(screen.getByRole('button', { name: /shell.account/ }).textContent).toContain(shown);
  await openMenu();

  expect(screen.getByRole('button', { name: /Rewards/ }).textContent).toContain(`Rewards${shown}`);
});

test.each([
  { what: 'is counted where messages have no page', unread: 3, absent: ['member.messages@1'], role: 'img', text: '3' },
  { what: 'leads to messages where nothing is counted', unread: undefined, absent: [], role: 'link', text: '' },
  {
    what: 'is not there with neither',
    unread: undefined,
    absent: ['member.messages@1'],
    role: 'none',
    text: undefined,
  },
])('unread mail $what', ({ unread, absent, role, text }) => {
  aBar({ account: { unread }, absent });

  const [mail] = role === 'none' ? [] : screen.getAllByRole(role, { name: /shell.unread/ });
  expect(mail?.textContent).toBe(text);
  expect(screen.queryAllByLabelText(/shell.unread/)).toHaveLength(mail ? 1 : 0);
});

test.each([
  ['of the mail call wins', { unread: 2, promotions: unreadIn(5) }, '2'],
  ['is that of the promotions until the mail call answers', { unread: undefined, promotions: unreadIn(5) }, '5'],
  ['is none without both', { unread: 0, promotions: {} }, ''],
])('the unread count %s [MSG-03] [MSG-05]', (_what, account, shown) => {
  const { host } = aBar({ account: { ...account, unread: account.unread ?? 0 } });
  if (account.unread === undefined) act(() => host.account.unread.set({ state: 'loading' }));
  expect(screen.getByRole('link', { name: /shell.unread/ }).textContent).toBe(shown);
});

test('the account menu opens by press, lists the items of the remotes, and Escape returns the focus', async () => {
  const follow = jest.fn();
  aBar({ navItems: [{ point: 'account-menu@1', key: 'w', title: 'Withdraw', href: '/member/withdraw', follow }] });
  const avatar = screen.getByRole('button', { name: /^shell.account: Mei/ });
  expect([avatar.getAttribute('aria-expanded'), avatar.getAttribute('aria-haspopup')]).toEqual(['false', null]);
  await userEvent.click(avatar);
  expect(avatar.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  expect(document.activeElement).toBe(avatar);

  await userEvent.click(avatar);
  await userEvent.click(screen.getByRole('link', { name: 'Withdraw' }));
  expect(follow).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});
