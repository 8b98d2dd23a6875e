import type { PortalPage } from '../pages/portal-page';
import type { FaultProxy } from '../support/fault-proxy';
import { integrityOf, releaseOf, scriptOf, fileAddress } from '../support/releases';
import { expect, test } from '../support/test';

const entry = fileAddress('lobby', releaseOf('lobby').entry);

for (const [what, fault] of [
  ['answers 404', { kind: 'status', status: 404 }],
  ['is reset', { kind: 'reset' }],
] as const) {
  test(`an entry that ${what} shows the fault within two seconds, and Retry loads the lobby`, async ({
    at,
    faultProxy,
  }) => {
    const tab = at('kestrel', { through: faultProxy });
    faultProxy.injectFault(entry, fault);
    await tab.startOpening('/electron');
    await expectShell(tab);
    await expect(tab.fault).toBeVisible({ timeout: 2_000 });
    faultProxy.clearFaults();
    await tab.retry.click();
    await expect(tab.firstGame).toBeVisible();
  });
}

for (const kind of ['hang', 'drip'] as const) {
  test(`an entry with a ${kind} shows the shell immediately, then a waiting message, the fault within eight seconds, and Retry works`, async ({
    at,
    faultProxy,
  }) => {
    const tab = at('kestrel', { through: faultProxy });
    faultProxy.injectFault(entry, { kind });
    await tab.startOpening('/electron');
    await expectShell(tab);
    await expect(tab.stillLoading).toBeVisible({ timeout: 5_000 });
    await expect(tab.fault).toBeVisible({ timeout: 8_000 });
    faultProxy.clearFaults();
    await tab.retry.click();
    await expect(tab.firstGame).toBeVisible();
  });
}

test('an entry that hangs once is fetched again from another address, without a click', async ({ at, faultProxy }) => {
  const tab = at('kestrel', { through: faultProxy });
  faultProxy.injectFault(new RegExp(`${entry.source}$`), { kind: 'hang' });
  await tab.startOpening('/electron');
  await expect(tab.firstGame).toBeVisible();
  expect(faultProxy.requestedPaths.some((path) => path.endsWith(`${releaseOf('lobby').entry}?r=1`))).toBe(true);
});

test('a missing view costs its own place and nothing else', async ({ at, faultProxy }) => {
  const tab = at('kestrel', { through: faultProxy });
  faultProxy.injectFault(fileAddress('lobby', scriptOf('lobby', 'view-slots')), { kind: 'status', status: 404 });
  await tab.open('/');
  await tab.menuItem('menu.rng').click();
  await expect(tab.fault).toBeVisible();
  await tab.menuItem('menu.live').click();
  await expect(tab.title).toHaveText(tab.say('lobby', 'menu.live'));
  faultProxy.clearFaults();
  await tab.menuItem('menu.rng').click();
  await expect(tab.firstGame).toBeVisible();
});

test('a remote that throws at mount costs its own place; the sign-in of another works', async ({ at, faultProxy }) => {
  const tab = at('kestrel', { through: faultProxy });
  replaceEntry(
    faultProxy,
    stub({ mount: "globalThis.mountWasTried = true; throw new Error('this view cannot be drawn')" }),
  );
  await tab.open('/electron');
  await expect(tab.fault).toBeVisible();
  expect(await tab.page.evaluate(() => 'mountWasTried' in globalThis)).toBe(true);
  await tab.signInLink.click();
  await expect(tab.signInPopup.username).toBeVisible();
});

test('a remote in plain JavaScript is mounted like any other', async ({ at, faultProxy }) => {
  const tab = at('kestrel', { through: faultProxy });
  replaceEntry(faultProxy, stub({ mount: "element.innerHTML = '<h1>A stub of the lobby</h1>'" }));
  await tab.open('/electron');
  await expect(tab.title).toHaveText('A stub of the lobby');
});

async function expectShell(tab: PortalPage): Promise<void> {
  await expect(tab.signInLink).toBeVisible();
  await expect(tab.menuItem('menu.live')).toBeVisible();
}

/** A container with the views and commands of the lobby's descriptor; every view mounts with this code. */
function stub({ mount }: { mount: string }): string {
  const { places = [], sections = [], commands = [] } = releaseOf('lobby').descriptor;
  const loaders = (names: string[], value: string) =>
    `{${names.map((name) => `'${name}': async () => ({ default: ${value} })`).join(', ')}}`;
  return `
    const view = { bootstrap: async () => {}, unmount: async () => {}, async mount({ element }) { ${mount} } };
    const views = ${loaders([...new Set([...places, ...sections].map(({ view }) => view))], 'view')};
    const commands = ${loaders(
      commands.map(({ name }) => name),
      'async () => ({})',
    )};
    export const init = () => {};
    export const get = async () => () => ({ default: { views, commands, texts: async () => ({ default: {} }) } });
  `;
}

/** Serves another entry under the release's file name, and pages with its integrity. */
function replaceEntry(faultProxy: FaultProxy, body: string): void {
  const { entry: name, files } = releaseOf('lobby');
  faultProxy.injectFault(fileAddress('lobby', name), { kind: 'change', change: () => body });
  faultProxy.injectFault(/^\/electron$/, {
    kind: 'change',
    change: (html) => html.replaceAll(files[name]?.integrity ?? '', integrityOf(body)),
  });
}
