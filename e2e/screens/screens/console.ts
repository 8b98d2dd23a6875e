import { rmSync } from 'node:fs';
import { ConsolePage } from '../../pages/console-page';
import { nextRelease } from '../../support/next-release';
import { atrium } from '../../support/registry';
import type { Portal } from '../../support/portal';
import type { Screen } from '../screen';
import type { Tab } from '../tab';

export const consoleScreens: Screen[] = [
  {
    name: 'sign-in',
    show: async (tab) => {
      await consoleAt(tab).open();
      await consoleAt(tab).title.waitFor();
    },
  },
  {
    name: 'a refused token',
    show: async (tab) => {
      const console = consoleAt(tab);
      await console.open();
      await console.signIn('atrium_made_up');
      await console.alert.waitFor();
    },
  },
  {
    name: 'releases',
    show: async (tab) => {
      await makeHistory(tab.portal);
      await signedIn(tab, '');
      await tab.page.getByRole('link', { name: 'mall' }).waitFor();
    },
  },
  { name: 'loading', neverSettles: true, show: (tab) => whileAnswered(tab, 'held') },
  { name: 'the database is unavailable', show: (tab) => whileAnswered(tab, 'away') },
  {
    name: 'failure rates',
    show: async (tab) => {
      await visit(tab);
      await signedIn(tab, '/remotes/lobby');
      await tab.page.getByRole('img', { name: 'Share of page loads' }).first().waitFor();
      await tab.page.getByRole('heading', { name: 'Failure rates' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a remote',
    show: async (tab) => {
      const console = await signedIn(tab, '/remotes/mall');
      await console.history.first().waitFor();
    },
  },
  {
    name: 'a canary being prepared',
    show: async (tab) => {
      const console = await signedIn(tab, '/remotes/agent');
      await console.openChange('Start canary…');
      await console.dialog.getByLabel('Release', { exact: true }).selectOption({ index: 1 });
      await console.dialog.getByText('This release can be deployed').waitFor();
    },
  },
  {
    name: 'without a reason',
    show: async (tab) => {
      const console = await signedIn(tab, '/remotes/mall');
      await console.openChange('Roll back…');
      await console.confirm('Roll back');
      await console.dialog.getByText('Say why').waitFor();
    },
  },
  {
    name: 'another operator was faster',
    show: async (tab) => {
      const console = await signedIn(tab, '/remotes/member');
      await console.openChange('Lock…');
      await console.giveReason('Festival week');
      await atrium(['lock', 'member', '--reason', 'Payment provider moves'], tab.portal);
      await console.confirm('Lock');
      await console.dialog.getByRole('button', { name: 'Continue with the new state' }).waitFor();
      await atrium(['unlock', 'member', '--reason', 'It has moved'], tab.portal);
    },
  },
  {
    name: 'history',
    show: async (tab) => {
      await signedIn(tab, '/history');
      await tab.page.getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'merchants',
    show: async (tab) => {
      await signedIn(tab, '/merchants');
      await tab.page.getByRole('row').first().waitFor();
    },
  },
  {
    name: 'a merchant',
    show: async (tab) => {
      await signedIn(tab, '/merchants/lotus');
      await tab.page.getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'a switch, before confirming',
    show: async (tab) => {
      await signedIn(tab, '/merchants/lotus');
      await tab.page.getByRole('switch', { name: 'FREEPLAY3' }).click();
    },
  },
];

function consoleAt(tab: Tab): ConsolePage {
  return new ConsolePage(tab.page, tab.portal.operations);
}

async function signedIn(tab: Tab, path: string): Promise<ConsolePage> {
  const console = consoleAt(tab);
  const { token } = await atrium<{ token: string }>(['console'], tab.portal);
  await console.open(path);
  const tokenField = tab.page.getByLabel('Token', { exact: true });
  await tokenField.or(console.menu('Releases')).first().waitFor();
  if (await tokenField.isVisible()) await console.signIn(token, 'mei');
  await console.menu('Releases').waitFor();
  return console;
}

/** Opens the releases page while the registry does not answer, or reports that its database is unavailable. */
async function whileAnswered(tab: Tab, how: 'held' | 'away'): Promise<void> {
  const away = {
    error: { name: 'RegistryUnavailable', message: 'The database cannot be reached. Try again once it is back.' },
  };
  await tab.page.route('**/registry/status', (route) =>
    how === 'held' ? undefined : route.fulfill({ status: 503, json: away }),
  );
  if (how === 'away')
    await tab.page.route('**/readyz', (route) =>
      route.fulfill({ json: { ready: true, published: true, database: false, serving: 'last known good' } }),
    );
  await signedIn(tab, '');
  await tab.page
    .getByRole(how === 'held' ? 'status' : 'alert')
    .first()
    .waitFor();
}

/** Loads pages of a portal, one of them with a failing remote, so that there are figures to show. */
async function visit({ page, portal }: Tab): Promise<void> {
  for (const blocked of [false, false, true]) {
    if (blocked) await page.route('**/r/lobby/**', (route) => route.abort());
    await page.goto(portal.page('kestrel'));
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

let made = false;

/** Creates releases, canaries and pins for the pictures, once, through the command line. */
async function makeHistory(portal: Portal): Promise<void> {
  if (made) return;
  made = true;
  const ids: Record<string, string> = {};
  for (const remote of ['mall', 'agent', 'lobby']) {
    const { folder, id } = nextRelease(remote);
    ids[remote] = id;
    await atrium(['publish', folder], portal);
    rmSync(folder, { recursive: true });
  }
  const { mall = '', lobby = '' } = ids;
  const [before] = await atrium<{ stable: { id: string } }[]>(['status', 'mall'], portal);
  await atrium(['pin', 'mall', before?.stable.id ?? '', '--merchants', 'lotus', '--reason', 'Festival week'], portal);
  await atrium(['promote', 'mall', mall, '--reason', 'New reward cards'], portal);
  await atrium(['canary', 'lobby', lobby, '--percent', '5', '--reason', 'Watch the home on phones first'], portal);
  await atrium(['lock', 'auth', '--reason', 'Tournament until Sunday'], portal);
}
