import { preloadModule } from './preload-module';
import { preloadedScripts } from './preloaded-scripts';

jest.mock('./preload-module', () => ({ preloadsModules: jest.fn(() => true), preloadModule: jest.fn() }));
const preload = jest.mocked(preloadModule);

const chromium = { IntegrityViolationReportBody: class {}, navigator: { vendor: 'Google Inc.' } };
const firefox = { IntegrityViolationReportBody: class {}, navigator: { vendor: '' } };
const webKit = { navigator: { vendor: 'Apple Computer, Inc.' } };
const laterWebKit = { ...webKit, IntegrityViolationReportBody: class {} };

/** A page with three preload links, of which the second has no hash. */
function aPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `
    <link rel="modulepreload" href="/r/lobby/a.js" integrity="sha256-a">
    <link rel="modulepreload" href="/r/lobby/b.js">
    <link rel="modulepreload" href="/r/lobby/c.js" integrity="sha256-c">
    <link rel="preload" href="/r/lobby/d.js" integrity="sha256-d">`;
  return page;
}

const map = {
  '/r/lobby/a.js': 'sha256-a',
  '/r/lobby/b.js': 'sha256-b',
  '/r/lobby/d.js': 'sha256-d',
  '/r/lobby/e.js': 'sha256-e',
};

test.each([
  ['Chromium', chromium],
  ['Firefox', firefox],
])('in %s, a script with the same hash in its link and in the import map need not be read', (_, browser) => {
  const scripts = preloadedScripts(aPage(), map, browser);

  expect(scripts.has('/r/lobby/a.js', 'sha256-a')).toBe(true);
});

test.each([
  ['another hash in the release', '/r/lobby/a.js', 'sha256-other'],
  ['a link without a hash', '/r/lobby/b.js', 'sha256-b'],
  ['no hash in the import map', '/r/lobby/c.js', 'sha256-c'],
  ['another kind of link', '/r/lobby/d.js', 'sha256-d'],
  ['no link', '/r/lobby/e.js', 'sha256-e'],
])('a script with %s is read', (_, address, hash) => {
  expect(preloadedScripts(aPage(), map, chromium).has(address, hash)).toBe(false);
});

test('a script with another hash in its link than in the import map is read', () => {
  const scripts = preloadedScripts(aPage(), { '/r/lobby/a.js': 'sha256-other' }, chromium);

  expect(scripts.has('/r/lobby/a.js', 'sha256-a')).toBe(false);
  expect(scripts.has('/r/lobby/a.js', 'sha256-other')).toBe(false);
});

test.each([
  ['WebKit', webKit],
  ['a WebKit with the policy', laterWebKit],
  ['a browser without the policy', { navigator: { vendor: 'Google Inc.' } }],
])('in %s, every script is read', (_, browser) => {
  expect(preloadedScripts(aPage(), map, browser).has('/r/lobby/a.js', 'sha256-a')).toBe(false);
});

test('scripts arrive by a preload with their hash, and one that the browser refuses does not', async () => {
  preload.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
  const page = aPage();
  const scripts = preloadedScripts(page, map, chromium);

  await scripts.arrive(['/r/lobby/a.js']);

  expect(preload).toHaveBeenCalledWith(page, '/r/lobby/a.js', 'sha256-a');
  await expect(scripts.arrive(['/r/lobby/a.js'])).rejects.toThrow('refused');
});
