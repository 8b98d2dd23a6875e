import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMerchant } from './check-merchant';
import { compositionFaults } from './composition-faults';
import { demoMerchants } from './demo/demo-merchants';

const [, lotus] = demoMerchants;

const faultsOf = (change: object) => {
  const checked = checkMerchant({ ...lotus, ...change });
  if ('faults' in checked) throw new Error(checked.faults.join('\n'));
  return compositionFaults(checked.merchant);
};
const without = (remote: string) => lotus.remotes.filter((listed) => listed !== remote);

it.each(demoMerchants)('the parts of $code fit each other', (merchant) => {
  const checked = checkMerchant(merchant);
  expect('merchant' in checked && compositionFaults(checked.merchant)).toEqual([]);
});

it.each([
  [
    'a section',
    { home: { sections: ['lottery.trends'] } },
    /^home\.sections: lottery\.trends .* Add lottery to remotes/,
  ],
  [
    'a section twice',
    { home: { sections: ['lobby.winners', 'lobby.winners'] } },
    /^home\.sections: lobby\.winners is listed twice/,
  ],
  [
    'a section that its remote does not have',
    { home: { sections: ['lobby.nothing'] } },
    /^home\.sections: there is no lobby\.nothing\. Choose one of lobby\.entrances, /,
  ],
  [
    'a section of a remote without any',
    { home: { sections: ['mall.rewards'] } },
    /^home\.sections: there is no mall\.rewards\. mall has no sections there/,
  ],
  ['a first page', { pages: { next: '/lottery' } }, /^pages\.next: \/lottery .* Add lottery to remotes/],
  [
    'a page below',
    { pages: { next: '/trend/x?gameCode=CQSSC' } },
    /^pages\.next: \/trend\/x belongs to the remote lottery/,
  ],
  [
    'a page that no remote has',
    { pages: { next: '/nothing-here' } },
    /^pages\.next: no page has the address \/nothing-here/,
  ],
  ['a page after sign-out', { pages: { afterSignOut: '/agents' } }, /^pages\.afterSignOut: no page has the address/],
  ['points', { remotes: without('mall') }, /^switches\.POINTSYSTEM: is on and belongs to the remote mall/],
  [
    'an SMS provider',
    { smsProvider: 'carrier-pigeon' },
    /^smsProvider: unknown "carrier-pigeon"\. Choose one of server/,
  ],
  [
    'a place of customer service',
    { customerService: [{ title: 'Help', path: '/help', csPosition: 'nowhere' }] },
    /^customerService\.0\.csPosition: unknown "nowhere"/,
  ],
  [
    'a target of customer service',
    { customerService: [{ title: 'Help', path: '/help', target: 'sideways' }] },
    /^customerService\.0\.target: unknown "sideways"/,
  ],
])('reports %s that cannot work, with its place and the fix', (_what, change, sentence) => {
  expect(faultsOf(change)).toEqual([expect.stringMatching(sentence)]);
});

it('reports every feature of a remote that is missing', () => {
  expect(faultsOf({ remotes: without('member') }).map((fault) => fault.replace(/:.*/, ''))).toEqual(
    expect.arrayContaining(['switches.DEPOSIT', 'switches.WITHDRAW', 'switches.FEEDBACK3']),
  );
});

it.each([
  ['/member/pointMall', 'mall'],
  ['/member/account', 'member'],
  ['/pointMall/product/7', 'mall'],
  ['/', 'lobby'],
])('%s belongs to %s', (next, remote) => {
  const faults = faultsOf({ pages: { next }, remotes: without(remote), home: { sections: [] } });
  expect(faults).toContainEqual(expect.stringContaining(`pages.next: ${next} belongs to the remote ${remote}`));
});

it('accepts the lobby of lotteries with the lottery remote, and with the lobby alone', () => {
  expect(faultsOf({ pages: { next: '/lott' } })).toEqual([]);
  expect(
    faultsOf({ pages: { next: '/lott' }, remotes: [...without('lobby'), 'lottery'], home: { sections: [] } }),
  ).toEqual([]);
});

it.each(['lobby', 'lottery', 'mall', 'member'])('knows every section of the home page of %s', (remote) => {
  const config = readFileSync(join(import.meta.dirname, `../../remote-${remote}/remote.config.ts`), 'utf8');
  const listed = [...config.matchAll(/id: '([^']+)',\s+point: 'home-section@1'/g)].map(
    ([, id = '']) => `${remote}.${id}`,
  );
  expect(listed).toHaveLength({ lobby: 4, lottery: 2 }[remote] ?? 0);
  expect(faultsOf({ home: { sections: listed }, remotes: [...new Set([...lotus.remotes, remote])] })).toEqual([]);
});

it('accepts any section of a remote that the portal does not bring', () => {
  expect(faultsOf({ home: { sections: ['promo.wheel'] }, remotes: [...lotus.remotes, 'promo'] })).toEqual([]);
});

it('accepts any page where a remote is listed that the portal does not bring, and addresses elsewhere', () => {
  expect(faultsOf({ pages: { next: '/promo' }, remotes: [...lotus.remotes, 'promo'] })).toEqual([]);
  expect(faultsOf({ pages: { next: 'https://www.example.com/' } })).toEqual([]);
});

/** An address with a page of another remote, too. */
const isShared = (remote: string, path: string) => (remote === 'auth' && path === '/') || path === '/lott';

it.each(['auth', 'lobby', 'lottery', 'mall', 'member', 'agent'])('knows every address of %s', (remote) => {
  const config = readFileSync(join(import.meta.dirname, `../../remote-${remote}/remote.config.ts`), 'utf8');
  const listed = [...config.matchAll(/\b(?:path: |aliases: \[)'(\/[^']*)'/g)].map(([, path]) => path ?? '');
  expect(listed.length).toBeGreaterThan(0);
  const others = remote === 'lobby' ? ['auth'] : ['lobby'];
  for (const next of listed.filter((path) => !isShared(remote, path)))
    expect(faultsOf({ pages: { next }, remotes: others, home: { sections: [] } })).toContainEqual(
      expect.stringContaining(`pages.next: ${next} belongs to the remote ${remote}`),
    );
});
