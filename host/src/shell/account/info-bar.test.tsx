import type { AccountParts, PlaceParams, VersionedName } from '@atrium/contract';
import { fakeHost } from '@atrium/contract/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DrawnNavItem } from '../../navigation/nav-items/nav-item-list';
import { PortalProvider, type Portal } from '../portal';
import { InfoBar } from './info-bar';

const yuan = (minor: number) => ({ minor, currency: 'CNY' });
const gold = { name: 'Gold', color: 'rgb(201, 162, 39)', rank: 3, automatic: true };
const member = { id: '7', account: 'mei88', nickname: 'Mei', labels: [], level: gold };
const balance = { total: yuan(123450), wallets: [{ id: 'main', name: 'Main', available: yuan(123450) }] };

interface Given {
  account?: { [Name in keyof AccountParts]?: AccountParts[Name] | undefined };
  absent?: string[];
  navItems?: Partial<DrawnNavItem>[];
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
    navItems: { at: (point: string) => (point === 'info-bar@1' ? navItems : []) },
  } as unknown as Portal;
  render(
    <PortalProvider value={portal}>
      <InfoBar />
    </PortalProvider>,
  );
  return { opened, host };
}

test('the bar has six parts: nickname, level, unread mail, balance, wallets, sign-out [BAL-01]', () => {
  aBar();

  expect(screen.getByRole('link', { name: 'Mei' })).toBeTruthy();
  expect(screen.getByTitle('shell.level').textContent).toContain('Gold');
  expect(screen.getByRole('link', { name: /shell.unread/ }).textContent).toContain('3');
  expect(screen.getByRole('status', { name: 'shell.balance' }).textContent).toContain('1,234.50');
  expect(screen.getByRole('button', { name: 'shell.wallets' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'shell.signOut' })).toBeTruthy();
});

test('the nickname opens my account, the mail opens my messages', async () => {
  const { opened } = aBar();
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

test('an automatic level shows its progress in its colour; any other only its name [BAL-06]', () => {
  aBar();
  const level = screen.getByTitle('shell.level');
  const progress = within(level).getByRole('progressbar', { name: 'shell.levelProgress' });
  expect([progress.getAttribute('value'), progress.title]).toEqual(['0.4', 'Diamond']);
  expect(within(level).getByText('Gold').style.color).toBe(gold.color);
});

test('an assigned level shows only its name, in its colour [BAL-06]', () => {
  aBar({ account: { member: { ...member, level: { ...gold, automatic: false } } } });
  const level = screen.getByTitle('shell.level');
  expect(level.textContent).toContain('Gold');
  expect(within(level).queryByRole('progressbar')).toBeNull();
  expect(within(level).getByText('Gold').style.color).toBe(gold.color);
});

test.each([
  [99, '99'],
  [100, '•••'],
])('%d promotions are %s on the badge of their nav item [BAL-18]', (count, shown) => {
  const rewards = { key: 'member rewards', title: 'Rewards', badge: 'availablePromotions', follow: () => undefined };
  aBar({
    account: { promotions: { MISSION: { enabled: true, count }, WHEEL: { enabled: false, count: 7 } } },
    navItems: [rewards as Partial<DrawnNavItem>],
  });

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
