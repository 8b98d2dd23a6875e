import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMerchant } from './check-merchant';
import { demoMerchants } from './demo/demo-merchants';
import { switchedPageFaults } from './switched-pages';
import { allExcept, onlySwitches, type SwitchKey } from './switches';

const [aurora] = demoMerchants;

const faultsOf = (change: object) => {
  const checked = checkMerchant({ ...aurora, ...change });
  if ('faults' in checked) throw new Error(checked.faults.join('\n'));
  return switchedPageFaults(checked.merchant);
};

it.each([
  ['pages.next', { pages: { next: '/member/rewards?tab=promoList' } }, '/member/rewards', 'REWCEN3'],
  ['pages.next', { pages: { next: '/pointMall/product/7' } }, '/pointMall/product/7', 'POINTSYSTEM'],
  ['pages.afterSignOut', { pages: { afterSignOut: '/trial/' } }, '/trial', 'FREEPLAY3'],
  ['customerService.0.path', { customerService: [{ title: 'Agents', path: '/agent' }] }, '/agent', 'AGEPAG'],
  ['resources.0.url', { resources: [{ resourceType: 'H5', url: '/member/wallets' }] }, '/member/wallets', 'MYWALL'],
] as [string, object, string, SwitchKey][])(
  'reports a page of %s that a switch turns off, with the fix',
  (place, links, path, key) => {
    expect(faultsOf({ ...links, switches: allExcept(key, 'CREDITMAR3') })).toEqual([
      `${place}: ${path} is off without a switch. Set switches.${key} to true, or choose another page.`,
    ]);
    expect(faultsOf({ ...links, switches: allExcept('CREDITMAR3') })).toEqual([]);
  },
);

it('reports a page that a switch turns off by being on', () => {
  const pages = { next: '/member/deposit' };
  expect(faultsOf({ pages, switches: onlySwitches('DEPOSIT', 'CREDITMAR3') })).toEqual([
    'pages.next: /member/deposit is off by a switch. Set switches.CREDITMAR3 to false, or choose another page.',
  ]);
  expect(faultsOf({ pages, switches: onlySwitches('DEPOSIT') })).toEqual([]);
});

it('names every switch that would do', () => {
  const pages = { next: '/mini-game' };
  expect(faultsOf({ pages, switches: onlySwitches() })).toEqual([
    expect.stringContaining('Set switches.LOTTMINIGAME3 or switches.SEALOTTMINIGAME3 to true'),
  ]);
  expect(faultsOf({ pages, switches: onlySwitches('SEALOTTMINIGAME3') })).toEqual([]);
});

it('accepts pages without a switch, and addresses elsewhere', () => {
  const links = { pages: { next: '/member/account', afterSignOut: 'https://www.example.com/agent' } };
  expect(faultsOf({ ...links, switches: onlySwitches() })).toEqual([]);
});

it.each(['auth', 'lobby', 'lottery', 'mall', 'member', 'agent'])(
  'knows every page of %s that a switch turns off',
  (remote) => {
    const config = readFileSync(join(import.meta.dirname, `../../remote-${remote}/remote.config.ts`), 'utf8');
    const [head = '', rest = ''] = config.split('\n  places: [');
    const places = rest.slice(0, rest.indexOf('\n  ],')).split(/\n {4}(?=\{)/);
    /** The conditions of a descriptor, with the constants that they name. */
    const conditions = (text: string) =>
      [...text.matchAll(/^\s*(?:\{ .*)?when: (.*)$/gm)].map(([, when = '']) => {
        const [, named = ''] = new RegExp(`const ${/^\w*/.exec(when)?.[0]}: When = (.*)`).exec(config) ?? [];
        return `${when} ${named}`;
      });
    expect(places.length).toBeGreaterThan(0);
    const needsSwitch = (text: string) => conditions(text).some((when) => /'switch:/.test(when));
    for (const place of places) {
      const paths = [...place.matchAll(/\b(?:path: |aliases: \[)'(\/[^']*)'/g)].map(([, path = '']) => path);
      for (const next of paths)
        expect([next, faultsOf({ pages: { next }, switches: onlySwitches() }).length > 0]).toEqual([
          next,
          needsSwitch(place) || needsSwitch(head),
        ]);
    }
  },
);
