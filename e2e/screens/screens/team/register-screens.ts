import { agentCreateLink, agentLinkAccounts, agentLinks, agentRegister } from '@atrium/api';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { button, emptyAndFailed, main, ok, openTab, refused, rowShown, teamScreen } from './team-screen';

const page = 'registerCenter';
const time = Date.UTC(2026, 0, 2, 4);

const links = [
  { id: '3', code: 'HARBOUR7', share: '12.50', active: true, time, accounts: 1234 },
  { id: '4', code: 'WILLOW22', share: '0.00', active: false, time: time - 86_400_000, accounts: 0 },
];
const listed = { [agentLinks.path]: ok({ links, ownShare: '30.00' }) };

/** The register centre, which the second merchant does not have: new downlines, and links. */
export const registerScreens: Screen[] = [
  teamScreen('register a downline, incomplete', page, async (tab) => {
    await register(tab);
    await main(tab).locator('[aria-invalid=true]').first().waitFor();
  }),
  teamScreen(
    'register a downline, refused',
    page,
    async (tab) => {
      await fillIn(tab);
      await register(tab);
      await tab.page.getByText('This username is taken.').first().waitFor();
    },
    { [agentRegister.path]: refused('username_taken', 'This username is taken.') },
  ),
  teamScreen(
    'registered a downline',
    page,
    async (tab) => {
      await fillIn(tab);
      await register(tab);
      await tab.page.getByText(tab.say('agent', 'register.done', { account: 'mei888' })).waitFor();
    },
    { [agentRegister.path]: ok({ account: 'mei888' }) },
  ),
  linkScreen('registration links', rowShown),
  linkScreen('registration link, share too high', async (tab) => {
    await createLink(tab, '31');
    await main(tab).locator('[aria-invalid=true]').waitFor();
  }),
  linkScreen(
    'registration link created',
    async (tab) => {
      await createLink(tab, '10');
      await main(tab)
        .getByText(tab.say('agent', 'link.created', { code: 'NEWLINK5' }))
        .waitFor();
    },
    { [agentCreateLink.path]: ok({ ...links[1], id: '5', code: 'NEWLINK5', share: '10.00', active: true }) },
  ),
  linkScreen(
    'members through a link',
    async (tab) => {
      await openMembers(tab, 'HARBOUR7');
      await tab.dialog.getByText('mei888').first().waitFor();
    },
    {
      [agentLinkAccounts.path]: ok({
        accounts: ['mei888', 'northwind', 'paperboat'].map((account) => ({ account, time })),
        totalPages: 3,
      }),
    },
  ),
  linkScreen(
    'members through a link, none',
    async (tab) => {
      await openMembers(tab, 'WILLOW22');
      await tab.dialog.getByText(tab.say('agent', 'link.accounts.empty')).waitFor();
    },
    { [agentLinkAccounts.path]: ok({ accounts: [], totalPages: 1 }) },
  ),
  ...emptyAndFailed(
    'registration links',
    page,
    {
      path: agentLinks.path,
      none: { links: [], ownShare: '30.00' },
      empty: 'link.empty',
      failed: 'link.failed',
    },
    (tab) => openTab(tab, 'register.tab.links'),
  ),
];

function linkScreen(name: string, then: (tab: Tab) => Promise<unknown>, answers: object = {}): Screen {
  return teamScreen(
    name,
    page,
    async (tab) => {
      await openTab(tab, 'register.tab.links');
      await then(tab);
    },
    { ...listed, ...answers },
  );
}

async function fillIn(tab: Tab): Promise<void> {
  await main(tab).getByLabel(tab.say('agent', 'register.username')).fill('mei888');
  await main(tab).getByLabel(tab.say('agent', 'register.password'), { exact: true }).fill('Harbour88');
}

const register = (tab: Tab) => button(main(tab), tab, 'register.submit').click();

async function createLink(tab: Tab, share: string): Promise<void> {
  await main(tab).getByLabel(tab.say('agent', 'link.share')).fill(share);
  await button(main(tab), tab, 'link.create').click();
}

const openMembers = (tab: Tab, code: string) =>
  main(tab)
    .getByRole('button', { name: `${code}:` })
    .or(main(tab).getByRole('button', { name: `${code}：` }))
    .first()
    .click();
