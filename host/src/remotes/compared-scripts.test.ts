import { comparedScripts } from './compared-scripts';

jest.mock('./preload-module', () => ({ preloadsModules: jest.fn(() => true) }));

const arrived = { responseStatus: 200, decodedBodySize: 10 };

/** Resource timings by the path of the address. */
function timing(entries: Record<string, object>) {
  return {
    getEntriesByName: (address: string, type?: string) => {
      const entry = type === 'resource' ? entries[new URL(address).pathname] : undefined;
      return entry ? [entry as PerformanceEntry] : [];
    },
  };
}

const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `/r/lobby/${name}.js`);
const performance = timing(Object.fromEntries(names.map((name) => [name, arrived])));
const chromium = { IntegrityViolationReportBody: class {}, navigator: { vendor: 'Google Inc.' }, performance };
const firefox = { ...chromium, navigator: { vendor: '' } };
const webKit = { navigator: { vendor: 'Apple Computer, Inc.' }, performance };
const laterWebKit = { ...webKit, IntegrityViolationReportBody: class {} };

/** A page with links of which the second has no hash, and the last is no module. */
function aPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `
    <base href="https://aurora.example/">
    <link rel="modulepreload" href="/r/lobby/a.js" integrity="sha256-a">
    <link rel="modulepreload" href="/r/lobby/b.js">
    <link rel="modulepreload" href="/r/lobby/c.js" integrity="sha256-c">
    <link rel="preload" href="/r/lobby/d.js" integrity="sha256-d">`;
  // jsdom does not reflect the attribute
  for (const link of page.querySelectorAll('link'))
    Object.defineProperty(link, 'integrity', { value: link.getAttribute('integrity') ?? '' });
  return page;
}

const map = {
  '/r/lobby/a.js': 'sha256-a',
  '/r/lobby/b.js': 'sha256-b',
  '/r/lobby/d.js': 'sha256-d',
  '/r/lobby/e.js': 'sha256-e',
};

test('in Chromium, a script with the same hash in its link and in the import map counts once it has arrived', () => {
  expect(comparedScripts(aPage(), map, chromium)('/r/lobby/a.js', 'sha256-a')).toBe(true);
});

test.each([
  ['another hash in the release', '/r/lobby/a.js', 'sha256-other'],
  ['a link without a hash', '/r/lobby/b.js', 'sha256-b'],
  ['no hash in the import map', '/r/lobby/c.js', 'sha256-c'],
  ['another kind of link', '/r/lobby/d.js', 'sha256-d'],
  ['no link', '/r/lobby/e.js', 'sha256-e'],
])('a script with %s does not count', (_, address, hash) => {
  expect(comparedScripts(aPage(), map, chromium)(address, hash)).toBe(false);
});

test('a script with another hash in its link than in the import map does not count', () => {
  const hasCompared = comparedScripts(aPage(), { '/r/lobby/a.js': 'sha256-other' }, chromium);

  expect(hasCompared('/r/lobby/a.js', 'sha256-a')).toBe(false);
  expect(hasCompared('/r/lobby/a.js', 'sha256-other')).toBe(false);
});

test.each([
  ['is on its way', {}],
  ['is missing', { '/r/lobby/a.js': { responseStatus: 404, decodedBodySize: 10 } }],
  ['came empty', { '/r/lobby/a.js': { responseStatus: 200, decodedBodySize: 0 } }],
  ['did not come', { '/r/lobby/a.js': { responseStatus: 0, decodedBodySize: 0 } }],
])('a script that %s does not count', (_, entries) => {
  const hasCompared = comparedScripts(aPage(), map, { ...chromium, performance: timing(entries) });

  expect(hasCompared('/r/lobby/a.js', 'sha256-a')).toBe(false);
});

test.each([
  ['Firefox', firefox],
  ['WebKit', webKit],
  ['a WebKit with the policy', laterWebKit],
  ['a browser without the policy', { ...webKit, navigator: { vendor: 'Google Inc.' } }],
])('in %s, no script counts', (_, browser) => {
  expect(comparedScripts(aPage(), map, browser)('/r/lobby/a.js', 'sha256-a')).toBe(false);
});
