import type { PortalPage } from '../pages/portal-page';
import type { Line } from '../support/line';
import { integrityOf, releaseOf, scriptOf, served } from '../support/releases';
import { expect, test } from '../support/test';

const entry = served('lobby', releaseOf('lobby').entry);

for (const [what, fault] of [
  ['answers 404', { kind: 'status', status: 404 }],
  ['breaks off', { kind: 'reset' }],
] as const) {
  test(`an entry that ${what}: the fault within two seconds, and Retry brings the lobby back`, async ({ at, line }) => {
    const tab = at('kestrel', { through: line });
    line.break(entry, fault);
    await tab.beginToOpen('/electron');
    await shellStands(tab);
    await expect(tab.fault).toBeVisible({ timeout: 2_000 });
    line.heal();
    await tab.retry.click();
    await expect(tab.firstGame).toBeVisible();
  });
}

for (const kind of ['hang', 'drip'] as const) {
  test(`an entry with a ${kind}: the shell at once, a word on the wait, the fault within eight seconds, Retry works`, async ({
    at,
    line,
  }) => {
    const tab = at('kestrel', { through: line });
    line.break(entry, { kind });
    await tab.beginToOpen('/electron');
    await shellStands(tab);
    await expect(tab.stillLoading).toBeVisible({ timeout: 5_000 });
    await expect(tab.fault).toBeVisible({ timeout: 8_000 });
    line.heal();
    await tab.retry.click();
    await expect(tab.firstGame).toBeVisible();
  });
}

test('an entry that hangs once is had from another address, and the page goes on by itself', async ({ at, line }) => {
  const tab = at('kestrel', { through: line });
  line.break(new RegExp(`${entry.source}$`), { kind: 'hang' });
  await tab.beginToOpen('/electron');
  await expect(tab.firstGame).toBeVisible();
  expect(line.asked.some((path) => path.endsWith(`${releaseOf('lobby').entry}?r=1`))).toBe(true);
});

test('a missing view costs its own place and nothing else', async ({ at, line }) => {
  const tab = at('kestrel', { through: line });
  line.break(served('lobby', scriptOf('lobby', 'view-slots')), { kind: 'status', status: 404 });
  await tab.open('/');
  await tab.menuEntry('menu.rng').click();
  await expect(tab.fault).toBeVisible();
  await tab.menuEntry('menu.live').click();
  await expect(tab.title).toHaveText(tab.say('lobby', 'menu.live'));
  line.heal();
  await tab.menuEntry('menu.rng').click();
  await expect(tab.firstGame).toBeVisible();
});

test('a remote that throws at mount costs its own place; the sign-in of another works', async ({ at, line }) => {
  const tab = at('kestrel', { through: line });
  replaceEntry(line, stub({ mount: "globalThis.mountWasTried = true; throw new Error('this view cannot be drawn')" }));
  await tab.open('/electron');
  await expect(tab.fault).toBeVisible();
  expect(await tab.page.evaluate(() => 'mountWasTried' in globalThis)).toBe(true);
  await tab.signInLink.click();
  await expect(tab.signInPopup.username).toBeVisible();
});

test('a remote in plain JavaScript is a remote like any other', async ({ at, line }) => {
  const tab = at('kestrel', { through: line });
  replaceEntry(line, stub({ mount: "element.innerHTML = '<h1>A stub of the lobby</h1>'" }));
  await tab.open('/electron');
  await expect(tab.title).toHaveText('A stub of the lobby');
});

async function shellStands(tab: PortalPage): Promise<void> {
  await expect(tab.signInLink).toBeVisible();
  await expect(tab.menuEntry('menu.live')).toBeVisible();
}

/** A container that promises what the lobby's descriptor does, and mounts nothing but this. */
function stub({ mount }: { mount: string }): string {
  const { places = [], commands = [] } = releaseOf('lobby').descriptor;
  const loaders = (names: string[], value: string) =>
    `{${names.map((name) => `'${name}': async () => ({ default: ${value} })`).join(', ')}}`;
  return `
    const view = { bootstrap: async () => {}, unmount: async () => {}, async mount({ element }) { ${mount} } };
    const views = ${loaders([...new Set(places.map(({ view }) => view))], 'view')};
    const commands = ${loaders(
      commands.map(({ name }) => name),
      'async () => ({})',
    )};
    export const init = () => {};
    export const get = async () => () => ({ default: { views, commands, texts: async () => ({ default: {} }) } });
  `;
}

/** Serves another entry under the release's name, and pages that vouch for it. */
function replaceEntry(line: Line, body: string): void {
  const { entry: name, files } = releaseOf('lobby');
  line.break(served('lobby', name), { kind: 'change', change: () => body });
  line.break(/^\/electron$/, {
    kind: 'change',
    change: (html) => html.replaceAll(files[name]?.integrity ?? '', integrityOf(body)),
  });
}
