import type { PortalPage } from '../pages/portal-page';
import { accounts } from '../support/accounts';
import type { Control } from '../support/control';
import type { Line } from '../support/line';
import { recomposed } from '../support/composition';
import { releaseOf, scriptOf, scriptsOf, served } from '../support/releases';
import { expect, test } from '../support/test';

/** Code that is not the release's, and tells when it runs. */
const altered = { kind: 'change', change: (body: string) => `globalThis.alteredBytesRan = true;\n${body}` } as const;
const alteredBytesRan = (tab: PortalPage) => tab.page.evaluate(() => 'alteredBytesRan' in globalThis);

/** One file of each kind, and where it is needed. */
const kinds = [
  ['the entry', 'entry', '/electron'],
  ['the exposed module', 'remote', '/electron'],
  ['what views share', 'parts', '/electron'],
  ['a view', 'view-slots', '/electron'],
  ['the texts', 'text-EN', '/electron'],
] as const;

for (const [kind, name, path] of kinds) {
  test(`altered bytes of ${kind} never run: the fault stands in its place, and goes once the bytes are right`, async ({
    at,
    line,
  }) => {
    const tab = at('kestrel', { through: line });
    line.break(served('lobby', scriptOf('lobby', name)), altered);
    await tab.open(path);
    await expect(tab.fault).toBeVisible();
    await shellLives(tab);
    expect(await alteredBytesRan(tab)).toBe(false);

    line.heal();
    await tab.retry.click();
    await expect(tab.firstGame).toBeVisible();
    expect(await alteredBytesRan(tab)).toBe(false);
  });
}

test('altered bytes of a command never run: the person is told, and the command works once the bytes are right', async ({
  at,
  line,
}) => {
  const tab = at('aurora', { through: line });
  await tab.open('/electron');
  line.break(served('lobby', 'command-demo-game'), altered);
  await tab.tryFirstGame.click();
  await expect(tab.dialog).toContainText(tab.say('host', 'place.commandFailed'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  expect(await alteredBytesRan(tab)).toBe(false);

  line.heal();
  await tab.tryFirstGame.click();
  await expect(tab.game.frame).toBeVisible();
  expect(await alteredBytesRan(tab)).toBe(false);
});

/** What a signed-in person does to need a file, and what they meet when it is not what it should be. */
const uses: [RegExp, (tab: PortalPage, control: Control) => Promise<void>][] = [
  [/^view-home/, (tab) => faultAt(tab, '/')],
  [/^view-category/, (tab) => faultAt(tab, '/live')],
  [/^view-game/, (tab) => faultAt(tab, '/seamless')],
  [/^view-demo/, (tab) => faultAt(tab, '/trial')],
  [/^view-help/, (tab) => faultAt(tab, '/help')],
  [/^view-language/, (tab) => faultAt(tab, '/lang')],
  [/^view-download/, (tab) => faultAt(tab, '/download')],
  [
    /^view-recommended/,
    async (tab, control) => {
      await control.closeVendor('aurora', 'NOVA', {});
      await tab.open('/electron?page=NOVA');
      await tab.playFirstGame.click();
      await tab.dialogButton(tab.say('host', 'ok')).click();
      await expect(tab.faultIn(tab.dialog)).toBeVisible();
      await control.closeVendor('aurora', 'NOVA', null);
    },
  ],
  [
    /^view-vendor/,
    async (tab) => {
      await tab.open('/fish');
      await tab.seeVendorsGames.click();
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
  [
    /^art/,
    async (tab) => {
      const refused = tab.page.waitForEvent('console', {
        predicate: (message) => /integrity|digest/i.test(message.text()),
        timeout: 10_000,
      });
      await tab.open('/electron');
      await refused;
      await expect(tab.firstGame).toBeVisible();
    },
  ],
  [/^text-/, (tab) => faultAt(tab, '/electron')],
  [/./, (tab) => faultAt(tab, '/electron')],
];

test('not one file of the lobby runs altered bytes', async ({ at, line, control }) => {
  test.slow();
  line.cacheable = false;
  const signedIn = at('aurora', { through: line });
  await signedIn.signIn(accounts.agent);
  for (const file of scriptsOf('lobby')) {
    const language = /^text-(\w+)/.exec(file)?.[1] ?? 'CN';
    const tab = at('aurora', { through: line, language });
    await tab.speakFromNextLoad();
    const path = served('lobby', file);
    line.break(path, altered);
    const before = asked(line, path);
    await test.step(file, () => uses.find(([name]) => name.test(file))?.[1](tab, control));
    expect(asked(line, path), `${file} was asked for`).toBeGreaterThan(before);
    expect(await alteredBytesRan(tab), file).toBe(false);
    line.heal();
  }
});

async function faultAt(tab: PortalPage, path: string): Promise<void> {
  await tab.open(path);
  await expect(tab.fault).toBeVisible();
  await expect(tab.signOutButton).toBeVisible();
}

test('bytes spoilt on the way once are fetched past the cache, and nobody notices', async ({ at, line }) => {
  const tab = at('kestrel', { through: line });
  const entry = served('lobby', releaseOf('lobby').entry);
  line.break(entry, altered, { times: 1 });
  await tab.open('/electron');
  await expect(tab.firstGame).toBeVisible();
  expect(await alteredBytesRan(tab)).toBe(false);
  expect(asked(line, entry)).toBeGreaterThan(1);
});

test('a file the release names no hash for is a fault of its place, and the shell lives', async ({ at, line }) => {
  const tab = at('kestrel', { through: line });
  const { entry } = releaseOf('lobby');
  line.break(/^\/electron$/, {
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
  await shellLives(tab);
});

test('where the newest release cannot be had unaltered, the previous good one is shown', async ({ at, line }) => {
  const tab = at('kestrel', { through: line });
  const { entry } = releaseOf('lobby');
  line.break(/^\/electron$/, {
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

/** The shell is there and does what it should: its bar, its language, its own pages. */
async function shellLives(tab: PortalPage): Promise<void> {
  await expect(tab.menuEntry('menu.rng')).toBeVisible();
  await expect(tab.signInLink).toBeVisible();
}

function asked(line: Line, path: RegExp): number {
  return line.asked.filter((address) => path.test(address)).length;
}
