import type { Locator } from 'playwright/test';
import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import type { Control } from '../support/control';
import type { FaultProxy } from '../support/fault-proxy';
import { recomposed } from '../support/composition';
import { drawnByBuild } from '../support/drawn-by-build';
import { releaseOf, scriptOf, scriptsOf, fileAddress } from '../support/releases';
import { expect, test } from '../support/test';

/** Code that is not the release's and sets a global variable when it runs. */
const altered = { kind: 'change', change: (body: string) => `globalThis.alteredBytesRan = true;\n${body}` } as const;
const alteredBytesRan = (tab: PortalPage) => tab.page.evaluate(() => 'alteredBytesRan' in globalThis);

/** One file of each kind, and a page that needs it. */
const kinds = [
  ['the entry', 'entry', '/electron'],
  ['the exposed module', 'remote', '/electron'],
  ['what views share', 'parts', '/electron'],
  ['a view', 'view-slots', '/electron'],
  ['the texts', 'text-EN', '/electron'],
] as const;

for (const [kind, name, path] of kinds) {
  test(`altered bytes of ${kind} never run: a fault is shown in its place until the bytes are right again`, async ({
    at,
    faultProxy,
  }) => {
    const tab = at('kestrel', { through: faultProxy });
    faultProxy.injectFault(fileAddress('lobby', scriptOf('lobby', name)), altered);
    await tab.open(path);
    await expect(tab.fault).toBeVisible();
    await expectShell(tab);
    expect(await alteredBytesRan(tab)).toBe(false);

    faultProxy.clearFaults();
    await tab.retry.click();
    await expect(tab.firstGame).toBeVisible();
    expect(await alteredBytesRan(tab)).toBe(false);
  });
}

test('altered bytes of a command never run: the failure is shown, and the command works once the bytes are right', async ({
  at,
  faultProxy,
}) => {
  const tab = at('aurora', { through: faultProxy });
  await tab.open('/electron');
  faultProxy.injectFault(fileAddress('lobby', 'command-demo-game'), altered);
  await tab.demoFirstGame.click();
  await expect(tab.dialog).toContainText(tab.say('host', 'place.commandFailed'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  expect(await alteredBytesRan(tab)).toBe(false);

  faultProxy.clearFaults();
  await tab.demoFirstGame.click();
  await expect(tab.game.frame).toBeVisible();
  expect(await alteredBytesRan(tab)).toBe(false);
});

/** Addresses of views that show a fault in their place. */
const pages: Record<string, string> = {
  home: '/',
  category: '/live',
  game: '/seamless',
  demo: '/trial',
  help: '/help',
  legal: '/legal',
  language: '/lang',
  download: '/download',
  'speed-test': '/speedTest',
  search: '/search',
  notices: '/notices',
  'promotion-list': '/promotion',
};

/** For each kind of file: the action of a signed-in customer that loads it, and the expected fault when it is altered. */
const uses: [RegExp, (tab: PortalPage, control: Control, file: string) => Promise<void>][] = [
  [
    new RegExp(`^view-(${Object.keys(pages).join('|')})\\.`),
    (tab, _control, file) => faultAt(tab, pages[/^view-([^.]+)/.exec(file)?.[1] ?? ''] ?? ''),
  ],
  [
    /^view-announcements/,
    async (tab, control) => {
      // the page of the step before would show the notice, once in this session
      await tab.page.goto('about:blank');
      await control.notice('aurora', 'Altered', { type: 'PU', groupName: 'w_notice' });
      await tab.open('/');
      await expect(tab.faultIn(tab.dialog)).toBeVisible();
      await control.restore();
    },
  ],
  // the built-in cards remain
  [/^script-promo-ui/, (tab) => refusedAt(tab, '/promotion', tab.content.getByRole('listitem').first())],
  [
    /^view-recommended/,
    async (tab, control) => {
      await control.closeVendor('aurora', 'NOVA', {});
      await tab.open('/electron?page=NOVA');
      await tab.playFirstGame.click();
      await expect(tab.faultIn(tab.dialog)).toBeVisible();
      await control.closeVendor('aurora', 'NOVA', null);
    },
  ],
  [
    /^view-vendor/,
    async (tab) => {
      await tab.open('/fish');
      await tab.firstVendorButton.click();
      await expect(tab.faultIn(tab.dialog)).toBeVisible();
    },
  ],
  [
    /^command-/,
    async (tab) => {
      await tab.open('/electron');
      await tab.playFirstGame.click();
      await expect(tab.dialog).toContainText(tab.say('host', 'place.commandFailed'));
    },
  ],
  // the rest of the page does without these
  [/^art/, (tab) => refusedAt(tab, '/electron')],
  [/^continue-playing/, (tab) => refusedAt(tab, '/')],
  [
    /^view-(entrances|game-types|promotions|winners)/,
    async (tab) => {
      const section = tab.page.waitForResponse(/\/view-(entrances|game-types|promotions|winners)/);
      await tab.open('/');
      await section;
      await expect(tab.firstGame).toBeVisible();
      await expect(tab.content.locator('[aria-busy="true"]')).toHaveCount(0);
    },
  ],
  [/^text-/, (tab) => faultAt(tab, '/electron')],
  [/./, (tab) => faultAt(tab, '/electron')],
];

/** One file of each kind. `npm run prove -- tamper` alters every file of every remote. */
function drawnFiles(): string[] {
  const kindOf = (file: string) => uses.findIndex(([name]) => name.test(file));
  const files = scriptsOf('lobby');
  return uses.flatMap((_, kind) =>
    drawnByBuild(
      'lobby',
      files.filter((file) => kindOf(file) === kind),
    ),
  );
}

test('no drawn file of the lobby runs altered bytes, one of each kind', async ({ at, faultProxy, control }) => {
  test.slow();
  faultProxy.cacheable = false;
  const signedIn = at('aurora', { through: faultProxy });
  await signedIn.signIn(accounts.agent);
  for (const file of drawnFiles()) {
    const language = /^text-(\w+)/.exec(file)?.[1] ?? 'CN';
    const tab = at('aurora', { through: faultProxy, language });
    await tab.setStoredLanguage();
    const path = fileAddress('lobby', file);
    faultProxy.injectFault(path, altered);
    const before = asked(faultProxy, path);
    await test.step(file, () => uses.find(([name]) => name.test(file))?.[1](tab, control, file));
    expect(asked(faultProxy, path), `${file} was requested`).toBeGreaterThan(before);
    expect(await alteredBytesRan(tab), file).toBe(false);
    faultProxy.clearFaults();
  }
});

/** Opens a page, and expects that the browser refuses the file and that the content is shown all the same. */
async function refusedAt(tab: PortalPage, path: string, content: Locator = tab.firstGame): Promise<void> {
  const refused = tab.page.waitForEvent('console', {
    predicate: (message) => /integrity|digest/i.test(message.text()),
    timeout: 10_000,
  });
  await tab.open(path);
  await refused;
  await expect(content).toBeVisible();
}

async function faultAt(tab: PortalPage, path: string): Promise<void> {
  await tab.open(path);
  await expect(tab.fault).toBeVisible();
  await expect(tab.accountButton).toBeVisible();
}

test('bytes that were altered once in transit are fetched again past the cache, without a visible fault', async ({
  at,
  faultProxy,
}) => {
  const tab = at('kestrel', { through: faultProxy });
  const entry = fileAddress('lobby', releaseOf('lobby').entry);
  faultProxy.injectFault(entry, altered, { times: 1 });
  await tab.open('/electron');
  await expect(tab.firstGame).toBeVisible();
  expect(await alteredBytesRan(tab)).toBe(false);
  expect(asked(faultProxy, entry)).toBeGreaterThan(1);
});

test('a file without an integrity in the release shows a fault in its place, and the shell works', async ({
  at,
  faultProxy,
}) => {
  const tab = at('kestrel', { through: faultProxy });
  const { entry } = releaseOf('lobby');
  faultProxy.injectFault(/^\/electron$/, {
    kind: 'change',
    change: (html) =>
      recomposed(html, ({ remotes }) => {
        for (const remote of remotes.filter(({ name }) => name === 'lobby')) {
          const { [entry]: _left, ...others } = remote.integrity;
          remote.integrity = others;
        }
      }),
  });
  await tab.open('/electron');
  await expect(tab.fault).toBeVisible();
  await expectShell(tab);
});

test('the previous good release is shown when the newest one cannot be loaded unaltered', async ({
  at,
  faultProxy,
}) => {
  const tab = at('kestrel', { through: faultProxy });
  const { entry } = releaseOf('lobby');
  faultProxy.injectFault(/^\/electron$/, {
    kind: 'change',
    change: (html) =>
      recomposed(html, ({ remotes }) => {
        for (const remote of remotes.filter(({ name }) => name === 'lobby')) {
          remote.previous = structuredClone(remote);
          remote.id = 'newest';
          remote.integrity[entry] = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
        }
      }),
  });
  await tab.open('/electron');
  await expect(tab.firstGame).toBeVisible();
  await expect(tab.fault).toHaveCount(0);
});

/** Expects the shell's menu and sign-in link. */
async function expectShell(tab: PortalPage): Promise<void> {
  await expect(tab.menuItem('menu.rng')).toBeVisible();
  await expect(tab.signInLink).toBeVisible();
}

function asked(faultProxy: FaultProxy, path: RegExp): number {
  return faultProxy.requestedPaths.filter((address) => path.test(address)).length;
}
