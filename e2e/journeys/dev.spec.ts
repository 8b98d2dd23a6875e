import { OverrideBar } from '../pages/override-bar';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import { recomposed } from '../support/composition';
import { DevRemote } from '../support/dev-remote';
import { watchPageErrors } from '../support/page-errors';
import type { Portal } from '../support/portal';
import { preparedDatabase } from '../support/start-test-portal';
import { expect, test } from '../support/test';

test.skip(
  Boolean(process.env[preparedDatabase]),
  'builds are handed over to one process, beside which no other serves',
);

const view = 'src/views/centre/index.tsx';
const title = '"page.securityCenter": "My account"';

/** Runs `dev` for a copy of the member remote and opens the centre of a signed-in player with its builds. */
async function developing(
  tab: PortalPage,
  portal: Pick<Portal, 'operations'>,
  work: (developed: DevRemote, bar: OverrideBar) => Promise<void>,
) {
  const developed = await DevRemote.start('member', portal);
  try {
    const bar = new OverrideBar(tab.page);
    await tab.signIn(accounts.player, '/member');
    await tab.open('/member?override=member');
    await expect(bar.status).toHaveText(/^member build [0-9a-f]{7}$/);
    await work(developed, bar);
  } finally {
    await developed.stop();
  }
}

/** Sets a marker that a page load would remove. */
const mark = ({ page }: PortalPage) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = ({ page }: PortalPage) => page.evaluate(() => 'marked' in window);

test('a saved change shows in the open page, which keeps its address, session and state', async ({ at, portal }) => {
  const tab = at('kestrel');
  const pageErrors = await watchPageErrors(tab.page);
  await developing(tab, portal, async (developed) => {
    await mark(tab);
    const token = await tab.sessionToken();
    await expect(tab.memberCentre.title('securityCenter')).toBeVisible();

    developed.change('src/locales/EN.json', title, '"page.securityCenter": "Me and my account"');
    await expect(tab.heading('Me and my account')).toBeVisible();
    developed.change(view, 'return ', 'return <h2>Just saved</h2>; return ');
    await expect(tab.heading('Just saved')).toBeVisible();

    expect(await isMarked(tab)).toBe(true);
    expect(await tab.sessionToken()).toBe(token);
    await expect(tab.page).toHaveURL(tab.address('/member'));
    await expect(tab.accountButton).toBeVisible();
    expect(developed.printed.join('\n')).toContain(tab.address('/?override=member'));
  });
  expect(pageErrors).toEqual([]);
});

test('only the requesting tab shows the build, until the override is dropped', async ({ at, portal, context }) => {
  const tab = at('kestrel');
  await developing(tab, portal, async (developed, bar) => {
    developed.change('src/locales/EN.json', title, '"page.securityCenter": "Unpublished"');
    await expect(tab.heading('Unpublished')).toBeVisible();

    const other = at('kestrel', { page: await context.newPage() });
    await other.open('/member');
    await expect(other.memberCentre.title('securityCenter')).toBeVisible();

    await mark(tab);
    await bar.drop();
    await expect(tab.memberCentre.title('securityCenter')).toBeVisible();
    await expect(bar.bar).toHaveCount(0);
    expect(await isMarked(tab)).toBe(true);
    await tab.open('/member');
    await expect(tab.memberCentre.title('securityCenter')).toBeVisible();
    await expect(bar.bar).toHaveCount(0);
  });
});

test('build errors are shown in the terminal and the page, and the last build stays', async ({ at, portal }) => {
  const tab = at('kestrel');
  await developing(tab, portal, async (developed, bar) => {
    developed.change('src/locales/EN.json', title, '"page.securityCenter": "Last good"');
    await expect(tab.heading('Last good')).toBeVisible();

    developed.change(view, 'return ', 'return ((( ');
    await expect(bar.status).toContainText('the sources do not build');
    await expect(bar.bar).toContainText('src/views/centre/index.tsx');
    await expect(tab.heading('Last good')).toBeVisible();
    expect(developed.printed.join('\n')).toContain('src/views/centre/index.tsx');

    developed.change(view, 'return ((( ', 'return ');
    await expect(bar.status).not.toContainText('the sources do not build');
    await expect(tab.heading('Last good')).toBeVisible();
  });
});

test('a build that fails to load is dropped with a reason; the release stays, and the next build is loaded', async ({
  at,
  portal,
}) => {
  const tab = at('kestrel');
  await developing(tab, portal, async (developed, bar) => {
    developed.change('src/locales/EN.json', title, '"page.securityCenter": "Before"');
    await expect(tab.heading('Before')).toBeVisible();

    const broken = "throw new Error('thrown while it was evaluated');\n";
    developed.prepend('src/remote.ts', broken);
    await expect(bar.status).toContainText('member as released');
    await expect(bar.bar).toContainText('thrown while it was evaluated');
    await expect(tab.memberCentre.title('securityCenter')).toBeVisible();

    developed.change('src/remote.ts', broken, '');
    await expect(tab.heading('Before')).toBeVisible();
  });
});

test('overrides are ignored where they are not allowed', async ({ at, faultProxy }) => {
  const tab = at('kestrel', { through: faultProxy });
  faultProxy.injectFault(/^\/\?override=/, {
    kind: 'change',
    change: (html) => recomposed(html, (composition) => void (composition.overrides = false)),
  });
  const asked = tab.requestsTo('/overrides/');
  await tab.open('/?override=member');
  await expect(tab.signInLink).toBeVisible();
  await tab.page.waitForLoadState('networkidle');
  await expect(new OverrideBar(tab.page).bar).toHaveCount(0);
  expect(asked).toEqual([]);
});
