import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions } from '../chromium.mjs';
import { readRelease, serveToy } from './toy-server';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const toy = join(root, 'shared/bundling/testing/toy');
const hostFolder = join(toy, 'host');
const remoteFolder = join(toy, 'remote-toy');
const enhancedFolder = join(toy, 'remote-enhanced');

let browser: Browser;
let toyServer: Awaited<ReturnType<typeof serveToy>>;

beforeAll(async () => {
  build();
  toyServer = await serveToy(hostFolder, remoteFolder, enhancedFolder);
  browser = await chromium.launch(await launchOptions({ shell: true }));
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await toyServer?.close();
});

function build() {
  execFileSync(process.execPath, [
    join(root, 'deploy/commands/main.mjs'),
    'build',
    '--force',
    'shared/bundling/testing/toy/host',
    'shared/bundling/testing/toy/remote-toy',
  ]);
  execFileSync(process.execPath, [join(enhancedFolder, 'build.mjs')]);
}

/** What host and remotes compare, in the order of the host. */
const copies = 'useState,createElement,createRoot,observable,css';

/** The readable part of a file's name. */
function wordOf(file: string): string | undefined {
  return file.split('.')[0];
}

async function openToy(steps = 'toy'): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${toyServer.address}?steps=${steps}`);
  await page.waitForFunction(
    () => document.body.dataset['same'] !== undefined || document.body.dataset['failed'] !== undefined,
  );
  return { page, complaints };
}

test('host and remote run on one copy of each shared module under the strict policy', async () => {
  const { page, complaints } = await openToy();
  const { same, failed, lazy } = await page.evaluate(() => ({ ...document.body.dataset }));

  expect(failed).toBeUndefined();
  expect(same).toEqual(`toy: ${copies}`);
  expect(lazy).toBe('lazy chunk of the host');
  expect(complaints).toEqual([]);
  await page.close();
});

test.each(['toy enhanced runtime', 'enhanced toy runtime', 'runtime enhanced toy', 'toy runtime enhanced'])(
  'remotes of both plugins run on the same copies, in the order %s',
  async (steps) => {
    const { page, complaints } = await openToy(steps);
    const { same, failed, offers, adopted } = await page.evaluate(() => ({ ...document.body.dataset }));

    const remotes = steps.split(' ').filter((step) => step !== 'runtime');
    expect(failed).toBeUndefined();
    expect(same).toBe(remotes.map((remote) => `${remote}: ${copies}`).join('; '));
    expect(offers).toBe('1 1 1 1 1 1 1');
    expect(adopted).toBe('true');
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test("a change of the host's store redraws the mounted view of the remote", async () => {
  const { page } = await openToy();

  await page.locator('#home', { hasText: 'drawn by the remote 2' }).waitFor();
  expect(await page.locator('#home').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
  await page.close();
});

test('no file of a remote requests another at a fixed address, which would not follow its entry to the retry address', () => {
  const { files } = readRelease(remoteFolder);
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  const asking = scripts.filter((file) =>
    /import\s*\(\s*["'`]/.test(readFileSync(join(remoteFolder, 'dist', file), 'utf8')),
  );
  expect(asking).toEqual([]);
});

test('altered bytes of the entry, the exposed module or a view never run', async () => {
  const { entry, expose, views } = readRelease(remoteFolder);
  for (const file of [entry, ...expose, ...(views['home'] ?? [])]) {
    const path = join(remoteFolder, 'dist', file);
    const honest = readFileSync(path);
    writeFileSync(path, Buffer.concat([Buffer.from('document.body.dataset.altered = "ran";'), honest]));
    const { page } = await openToy();
    writeFileSync(path, honest);

    expect(await page.evaluate(() => document.body.dataset['altered'])).toBeUndefined();
    expect(await page.evaluate(() => document.body.dataset['failed'])).toBeDefined();
    await page.close();
  }
});

test('the same source builds to the same release', () => {
  const before = readRelease(remoteFolder);
  build();
  expect(readRelease(remoteFolder)).toEqual(before);
});

test('a release lists every file of its folder, by purpose', () => {
  const { files, entry, expose, views, texts, titles } = readRelease(remoteFolder);
  const written = readdirSync(join(remoteFolder, 'dist')).filter((name) => name !== 'release.json');

  expect(Object.keys(files)).toEqual(written.sort());
  expect([entry, ...expose].map(wordOf)).toEqual(['entry', 'remote']);
  expect(Object.values(texts).map(wordOf)).toEqual(['text-CN', 'text-EN']);
  expect(titles).toEqual({ CN: { 'menu.toy': '玩具' }, EN: { 'menu.toy': 'Toy' } });
  expect(views['home']?.map(wordOf)).toContain('view-home');
});

test('modules of two views are in one shared file', () => {
  const { views } = readRelease(remoteFolder);

  expect(views['home']?.map(wordOf)).toEqual(['parts', 'view-home']);
  expect(views['other']?.map(wordOf)).toEqual(['parts', 'view-other']);
});

test("the host's third-party packages are in a file that survives a change of its own code", () => {
  const { entry, expose } = readRelease(hostFolder);

  expect([entry, ...expose].map(wordOf)).toEqual(['main', 'vendor']);
  expect(readFileSync(join(hostFolder, 'dist', expose[0] ?? ''), 'utf8')).toContain('react.transitional.element');
});

test.each([
  ['react', 'react.transitional.element'],
  ['react-dom', 'onRecoverableError'],
  ['mobx', '__mobxGlobals'],
  ['emotion', 'data-emotion'],
])('%s is in the host and not in the remote', (_, mark) => {
  expect(textOf(hostFolder)).toContain(mark);
  expect(textOf(remoteFolder)).not.toContain(mark);
});

function textOf(folder: string): string {
  return Object.keys(readRelease(folder).files)
    .map((file) => readFileSync(join(folder, 'dist', file), 'utf8'))
    .join('\n');
}
