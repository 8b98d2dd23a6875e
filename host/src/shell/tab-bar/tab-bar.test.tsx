import { installDialogs } from '@atrium/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testShell } from '../testing/test-shell';
import { Header } from '../header/header';
import { TabBar } from './tab-bar';

beforeAll(installDialogs);
beforeEach(() => sessionStorage.clear());

const customer = { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 };
// the bar is drawn below 1024 px, which this environment is not
const bar = () => screen.getByLabelText('Quick menu');
const tabs = () =>
  [...bar().children]
    .filter((tab) => tab.matches('a, button'))
    .map((tab) => [tab.textContent, tab.getAttribute('href')]);

test('the bar of a phone has Home, Games, Search, and the way to sign in; absent places have no tab', () => {
  testShell(<TabBar />);
  const shown = tabs();
  expect(shown.slice(0, 3)).toEqual([
    ['Home', '/'],
    ['Games', null],
    ['Search', '/search'],
  ]);
  expect(shown.at(-1)).toEqual(['Sign in', '/login']);
});

test('who signs in from the bar stays on the page', async () => {
  const { history } = testShell(<TabBar />);
  act(() => history.goTo('/search?q=koi'));
  await waitFor(() => expect(tabs().at(-1)).toEqual(['Sign in', '/login?next=%2Fsearch%3Fq%3Dkoi']));
});

test('on the pages of visitors the sign-in leads where they lead', async () => {
  const { history } = testShell(<TabBar />);
  const link = () => tabs().at(-1)?.[1];
  act(() => history.goTo('/search'));
  await waitFor(() => expect(link()).toBe('/login?next=%2Fsearch'));
  act(() => history.goTo('/login?next=%2Fpromotion'));
  await waitFor(() => expect(link()).toBe('/login?next=%2Fpromotion'));
  act(() => history.goTo('/login'));
  await waitFor(() => expect(link()).toBe('/login'));
});

test('a merchant without the lobby has neither search nor promotions', () => {
  testShell(<TabBar />, { remotes: ['auth', 'member'] });
  expect(tabs().map(([title]) => title)).toEqual(['Games', 'Sign in']);
});

test('a customer has Me, which opens the account', async () => {
  testShell(<TabBar />, { facts: ['signed-in', 'real-account', 'player'], session: { status: 'signed-in', customer } });
  await userEvent.click(screen.getByRole('button', { name: 'Me', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'My account', hidden: true })).toBeTruthy();
});

test('Games leads to each family of games; the Vietnam lottery is below the lottery [MNU-02]', async () => {
  testShell(<TabBar />);
  await userEvent.click(screen.getByRole('button', { name: 'Games', hidden: true }));
  const sheet = await screen.findByRole('dialog', { name: 'Games', hidden: true });
  const links = () =>
    within(sheet)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));

  expect(links()).toEqual(
    expect.arrayContaining(['/live', '/sports', '/fish', '/pvp', '/esports', '/electron', '/lott', '/elott', '/help']),
  );
});

test('the current page is marked, and Games on the page of any category', async () => {
  const { history } = testShell(<TabBar />);
  const current = () => bar().querySelector('[aria-current]')?.textContent;
  expect(current()).toBe('Home');
  act(() => history.goTo('/search'));
  await waitFor(() => expect(current()).toBe('Search'));
  act(() => history.goTo('/trend'));
  await waitFor(() => expect(current()).toBe('Games'));
});

test('the header links to the search, where the merchant has one', () => {
  const { view } = testShell(<Header quiet={false} />);
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
  view.unmount();

  testShell(<Header quiet={false} />, { remotes: ['auth'] });
  expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
});
