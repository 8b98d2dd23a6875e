import type { Descriptor, ReleaseManifest } from '@atrium/contract';
import type { PageMerchant } from './page-merchant';
import {
  composeForSites,
  compositionAt,
  matchPlace,
  pageFiles,
  pageLanguage,
  policyHeaders,
  renderPage,
} from './index';

const integrity = `sha256-${'A'.repeat(43)}=`;

function manifest(remote: string, parts: Partial<ReleaseManifest> = {}): ReleaseManifest {
  const names = [
    'entry.1.js',
    'vendor.1.js',
    'remote.1.js',
    'view-home.1.js',
    'view-slots.1.js',
    'texts-EN.1.js',
    'icon.1.svg',
  ];
  return {
    format: 1,
    remote,
    version: '1.0.0',
    id: '0'.repeat(20),
    entry: 'entry.1.js',
    files: Object.fromEntries(
      names.map((name) => [name, { integrity, bytes: 10, type: 'text/javascript; charset=utf-8' }]),
    ),
    expose: ['remote.1.js'],
    views: { home: ['view-home.1.js'], slots: ['view-slots.1.js'] },
    texts: { EN: 'texts-EN.1.js' },
    titles: { EN: { 'menu.slots': 'Slots', 'menu.hot': 'Hot' }, JA: { 'menu.slots': 'スロット' } },
    descriptor: { name: remote, requires: '^1.0.0' },
    ...parts,
  };
}

const lobby: Descriptor = {
  name: 'lobby',
  requires: '^1.0.0',
  places: [
    { name: 'lobby.home@1', view: 'home', path: '/', aliases: ['/index'] },
    { name: 'lobby.slots@1', view: 'slots', path: '/electron', aliases: ['/rng'] },
    { name: 'lobby.demo@1', view: 'slots', path: '/trial', when: 'switch:FREEPLAY3' },
    { name: 'lobby.mine@1', view: 'slots', path: '/mine/:id', when: ['signed-in'] },
  ],
};

const aurora: PageMerchant = {
  code: 'aurora',
  name: 'Aurora',
  languages: ['CN', 'EN', 'JA'],
  currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 },
  theme: 'aurora',
  about: { EN: 'Games under the night sky.' },
  remotes: ['auth', 'lobby'],
  switches: { FREEPLAY3: true, INBOX3: false },
  shell: { loginPop: true },
  templates: { switchRegister: true, mobileTemplate: 'M7' },
  pages: { next: '/sports' },
  resources: [{ resourceType: 'SpeedTest', url: '/speed' }, { resourceType: 'IOS' }],
};
const kestrel: PageMerchant = {
  ...aurora,
  code: 'kestrel',
  name: 'Kestrel',
  theme: 'kestrel',
  switches: {},
  shell: { loginPop: false },
};
const composed = (merchant: PageMerchant, language = 'EN') =>
  compositionAt(
    composeForSites({
      merchant,
      language,
      host: manifest('host', { descriptor: null }),
      remotes: [{ release: manifest('lobby', { descriptor: lobby }) }, { release: manifest('mall') }],
      overrides: false,
    }),
    merchant.code,
  );

test('a page has nothing of a remote that the merchant does not use', () => {
  expect(composed(aurora).remotes.map(({ name }) => name)).toEqual(['lobby']);
});

test('contributions that are certainly unavailable for the merchant are left out, and those that depend on the person are kept', () => {
  const places = (merchant: PageMerchant) => composed(merchant).remotes[0]?.descriptor.places?.map(({ name }) => name);
  expect(places(aurora)).toContain('lobby.demo@1');
  expect(places(kestrel)).not.toContain('lobby.demo@1');
  expect(places(kestrel)).toContain('lobby.mine@1');
});

test('a contribution that is left out leaves only its address, for a switch or for a whole remote', () => {
  expect(composed(aurora).closed).toEqual([]);
  expect(composed(kestrel).closed).toEqual(['/trial']);

  const without = composed({ ...aurora, remotes: ['auth'] });
  expect(without.closed).toEqual(['/', '/electron', '/index', '/mine/:id', '/rng', '/trial']);
  expect(JSON.stringify(without)).not.toContain('lobby');
});

test('an address that another place answers is not closed', () => {
  const rival: Descriptor = {
    name: 'mall',
    requires: '^1.0.0',
    places: [{ name: 'mall.trial@1', view: 'home', path: '/trial' }],
  };
  const { closed } = composeForSites({
    merchant: { ...kestrel, remotes: ['lobby', 'mall'] },
    language: 'EN',
    host: manifest('host', { descriptor: null }),
    remotes: [
      { release: manifest('lobby', { descriptor: lobby }) },
      { release: manifest('mall', { descriptor: rival }) },
    ],
    overrides: false,
  });
  expect(closed).toEqual([]);
});

test('titles are in the language of the page, with EN as fallback', () => {
  expect(composed(kestrel, 'JA').remotes[0]?.titles).toEqual({ 'menu.slots': 'スロット', 'menu.hot': 'Hot' });
});

test('equal compositions have equal ids, others do not', () => {
  expect(composed(aurora).id).toBe(composed(aurora).id);
  expect(composed(aurora).id).not.toBe(composed(kestrel).id);
});

test.each([
  ['/', 'lobby.home@1'],
  ['/index', 'lobby.home@1'],
  ['/rng/', 'lobby.slots@1'],
  ['/mine/7', 'lobby.mine@1'],
  ['/mine', undefined],
  ['/nope', undefined],
])('the address %s belongs to %s', (path, place) => {
  expect(matchPlace(composed(aurora), path)?.place.name).toBe(place);
});

test('preloads exactly the files of the view that owns the address', () => {
  const composition = composed(aurora);
  const { preload, integrity: mapped } = pageFiles(
    composition,
    manifest('host', { descriptor: null, expose: ['vendor.1.js'] }),
    matchPlace(composition, '/electron'),
  );
  expect(preload).toEqual([
    '/r/host/entry.1.js',
    '/r/host/vendor.1.js',
    '/r/host/texts-EN.1.js',
    '/r/lobby/entry.1.js',
    '/r/lobby/remote.1.js',
    '/r/lobby/view-slots.1.js',
    '/r/lobby/texts-EN.1.js',
  ]);
  expect(Object.keys(mapped)).toContain('/r/lobby/view-home.1.js');
  expect(Object.keys(mapped)).not.toContain('/r/host/icon.1.svg');
});

test('data of a merchant or a back end cannot break out of its place in the page', () => {
  const merchant = { ...aurora, name: '</title><script>alert(1)</script>' };
  const composition = composed(merchant);
  const host = manifest('host', { descriptor: null });
  const html = renderPage({
    composition,
    merchant,
    brand: { symbol: '<svg></svg>', favicon: 'data:image/svg+xml,' },
    host,
    files: pageFiles(composition, host, undefined),
    answers: { 'system.whitelabel': { brand: '</script><script>alert(2)</script>' } },
    nonce: 'n',
    reportToken: 't',
  });
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<script/g)).toHaveLength(6);
});

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

test('a page allows scripts of its own origin with integrity, and nothing else', () => {
  const headers = policyHeaders({
    nonce: 'n',
    frames: [],
    framedBy: [],
    connect: [],
    images: [],
    secure: false,
    userAgent,
  });
  expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-n';");
  expect(headers['content-security-policy']).not.toMatch(/unsafe|strict-dynamic|\*/);
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test.each([
  [['TH', 'EN'], 'EN', 'EN'],
  [['TH', 'EN'], 'JA', 'TH'],
  [['TH', 'EN'], undefined, 'TH'],
  [[], undefined, 'CN'],
])('of %s, remembering %s, a page is written in %s', (languages, remembered, language) => {
  expect(pageLanguage(languages, remembered)).toBe(language);
});

test('the page knows a strict protection profile, and the merchant’s choices for home', () => {
  const strict = (profile: 'none' | 'mga' | 'ukgc') =>
    composed({ ...aurora, protection: { profile } }).facts.includes('setting:strict-protection');
  expect([strict('none'), strict('mga'), strict('ukgc')]).toEqual([false, false, true]);
  const home = { sections: ['lobby.winners', 'lottery.groups'], winnerFields: ['gameName', 'amount'] };
  expect(composed({ ...aurora, home }).merchant.values).toMatchObject({
    homeSections: 'lobby.winners lottery.groups',
    winnerFields: 'gameName amount',
  });
});

test('a place for merchants without another remote is left out where the merchant uses that remote', () => {
  const standIn = { name: 'lottery.lobby@1', view: 'slots', path: '/lott' } as const;
  const withStandIn = { ...lobby, places: [{ ...standIn, when: { not: 'setting:remote.lottery' } as const }] };
  const placesAt = (remotes: string[]) =>
    composeForSites({
      ...{ merchant: { ...aurora, remotes }, language: 'EN', overrides: false },
      host: manifest('host', { descriptor: null }),
      remotes: [
        { release: manifest('lobby', { descriptor: withStandIn }) },
        { release: manifest('lottery', { descriptor: { name: 'lottery', requires: '^1.0.0', places: [standIn] } }) },
      ],
    }).remotes.flatMap(({ name, descriptor }) => (descriptor.places ?? []).map((place) => `${name}: ${place.path}`));
  expect(placesAt(['auth', 'lobby'])).toEqual(['lobby: /lott']);
  expect(placesAt(['auth', 'lobby', 'lottery'])).toEqual(['lottery: /lott']);
});

test('facts list the merchant’s switches, on and off, without absent switches and resources without an address [SET-07]', () => {
  const { facts, merchant } = composed(aurora);
  expect(facts).toEqual([
    'switch:FREEPLAY3',
    'switch:INBOX3.off',
    'setting:remote.auth',
    'setting:remote.lobby',
    'setting:loginPop',
    'setting:registration',
    'resource:SpeedTest',
    'language:CN',
    'language:EN',
    'language:JA',
  ]);
  expect(composed(kestrel).facts).not.toContain('switch:FREEPLAY3');
  const closed = composed({ ...aurora, templates: { ...aurora.templates, switchRegister: false } });
  expect(closed.facts).not.toContain('setting:registration');
  expect(merchant.values).toEqual({ nextPage: '/sports', mobileTemplate: 'M7' });
  const { values } = composed({ ...aurora, registration: { affiliateMode: 0 } }).merchant;
  expect(values).toEqual({ nextPage: '/sports', mobileTemplate: 'M7', affiliateMode: '0' });
});
