import { accountRoles } from '@atrium/api';
import type { Descriptor, Fact } from '@atrium/contract';
import { sessionFacts } from '../../page/facts/person-facts';
import { closedAddresses, demoMerchants, descriptorsFor, shippedDescriptors as all } from '../testing/shipped-remotes';
import { testPortal } from './testing';

beforeEach(() => sessionStorage.clear());

function portalOf(code: string, at: string, facts: readonly Fact[] = []) {
  const merchant = demoMerchants.find((demo) => demo.code === code);
  if (!merchant) throw new Error(`no merchant ${code}`);
  const descriptors = descriptorsFor(merchant.remotes);
  const switches = Object.entries(merchant.switches as Record<string, boolean>).map(([name, on]): Fact =>
    on ? `switch:${name}` : `switch:${name}.off`,
  );
  const portal = testPortal({
    at,
    descriptors,
    closed: closedAddresses(Object.values(all), descriptors),
    facts: [
      ...switches,
      ...merchant.resources.map(({ resourceType }): Fact => `resource:${resourceType}`),
      ...(merchant.shell.loginPop ? (['setting:loginPop'] as const) : []),
      ...facts,
    ],
  });
  return portal;
}

const as = (kind: number): readonly Fact[] =>
  sessionFacts({ status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind } });

/** What a signed-in agent finds at an address. */
function shownAt(code: string, at: string, facts = as(1)): string {
  const { arrive, page } = portalOf(code, at, facts);
  arrive();
  return page.page.kind === 'place' ? page.page.place.place.name : page.page.kind;
}

test.each([
  ['/member', 'member.centre@1', 'member.centre@1', 'member.centre@1'],
  ['/seamless?gameType=RNG', 'lobby.game@1', 'lobby.game@1', 'lobby.game@1'],
  ['/trial?gameType=RNG', 'lobby.demo@1', 'lobby.demo@1', 'not-available'],
  ['/lottery?gameCode=K3', 'lottery.home@1', 'not-available', 'lottery.home@1'],
  ['/lott', 'lottery.lobby@1', 'lottery.lobby@1', 'lottery.lobby@1'],
  ['/vnLottery?gameCode=MB', 'lottery.vietnam@1', 'not-available', 'lottery.vietnam@1'],
  ['/electron?page=hot', 'lobby.slots@1', 'lobby.slots@1', 'lobby.slots@1'],
  ['/notices', 'lobby.notices@1', 'lobby.notices@1', 'lobby.notices@1'],
  ['/help', 'lobby.help@1', 'lobby.help@1', 'lobby.help@1'],
  ['/helpmc', 'lobby.help-alone@1', 'lobby.help-alone@1', 'lobby.help-alone@1'],
  ['/promotion', 'lobby.promotions@1', 'lobby.promotions@1', 'lobby.promotions@1'],
  ['/download', 'lobby.download@1', 'lobby.download@1', 'lobby.download@1'],
  ['/agent', 'agent.centre@1', 'agent.centre@1', 'not-available'],
  ['/agentHome', 'agent.centre@1', 'agent.centre@1', 'not-available'],
  ['/seaLottery', 'lottery.sea@1', 'not-available', 'lottery.sea@1'],
  ['/pointMall', 'not-available', 'mall.home@1', 'mall.home@1'],
])('%s is %s at aurora, %s at lotus, %s at kestrel [MNU-14] [MNU-15]', (at, aurora, lotus, kestrel) => {
  expect(['aurora', 'lotus', 'kestrel'].map((code) => shownAt(code, at))).toEqual([aurora, lotus, kestrel]);
});

test.each([
  ['aurora', 'lottery'],
  ['lotus', 'lobby'],
  ['kestrel', 'lottery'],
])('the lobby of lotteries at %s is a page of the remote %s [MNU-12] [MNU-15]', (code, remote) => {
  const { arrive, page } = portalOf(code, '/lott');
  arrive();
  expect(page.page.kind === 'place' && page.page.place.remote.name).toBe(remote);
});

test('pointMall is also a page of the member centre, of the same remote [MNU-15]', () => {
  const { arrive, page } = portalOf('lotus', '/member/pointMall', as(0));
  arrive();
  if (page.page.kind !== 'place') throw new Error(page.page.kind);
  expect(page.page.chain.map(({ place }) => place.name)).toEqual(['member.centre@1', 'mall.centre@1']);
  expect(page.page.place.remote.name).toBe('mall');
});

test.each(['/', '/live', '/sports', '/electron', '/lott', '/search', '/promotion', '/help', '/download', '/lang'])(
  'a visitor browses %s without a session',
  (at) => {
    const { arrive, page, address, overlays, records } = portalOf('aurora', at);
    arrive();
    expect(page.page.kind).toBe('place');
    expect([address(), overlays(), records.messages]).toEqual([at, [], []]);
  },
);

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test.each(['lobby.game@1', 'member.centre@1', 'member.deposit@1', 'agent.centre@1'] as const)(
  'a visitor who opens %s gets the sign-in popup at aurora, and in_sorry_in at lotus [ACL-02] [MNU-11]',
  async (place) => {
    const popup = portalOf('aurora', '/help');
    popup.arrive();
    void popup.navigator.open(place, {});
    await settled();
    expect([popup.overlays(), popup.records.messages, popup.address()]).toEqual([['auth.sign-in@1'], [], '/help']);

    const notice = portalOf('lotus', '/help');
    notice.arrive();
    void notice.navigator.open(place, {});
    await settled();
    expect(notice.records.messages.map(({ message }) => message.text)).toEqual(['in_sorry_in']);
    expect(notice.overlays()).toEqual([]);
  },
);

test.each(Object.keys(accountRoles).map(Number))(
  'the places that isAgent %i opens follow the table of roles [ACL-05] [ACL-08] [ACL-09] [ACL-10] [ACL-12]',
  async (kind) => {
    const refused = async (place: 'member.centre@1' | 'agent.centre@1' | 'member.account@1' | 'lobby.game@1') => {
      const { arrive, navigator, records, address } = portalOf('aurora', '/help', as(kind));
      arrive();
      await navigator.open(place, {});
      const [message] = records.messages;
      return message ? message.message.text : address();
    };
    const isTrial = kind === 4;
    const isAgent = [1, 2, 41, 42].includes(kind);
    expect(await refused('member.centre@1')).toBe(isTrial ? 'in_need_true_account' : '/member');
    expect(await refused('member.account@1')).toBe(isTrial ? 'in_please_account' : '/member/account');
    expect(await refused('lobby.game@1')).toBe(isTrial ? 'in_need_true_account' : '/seamless');
    expect(await refused('agent.centre@1')).toBe(
      isTrial ? 'in_need_true_account' : isAgent ? '/agent' : 'place.noRight.text',
    );
  },
);

test.each([
  ['/member/account', 'in_please_account'],
  ['/member', 'in_need_true_account'],
  ['/agent', 'in_need_true_account'],
])(
  'a trial account at the address %s goes home and reads %s [KEY-02] [KEY-05] [ACL-08] [ACL-09] [ACL-10]',
  (at, key) => {
    const { arrive, address, records } = portalOf('aurora', at, as(4));
    arrive();
    expect(address()).toBe('/');
    expect(records.messages.map(({ message }) => message.text)).toEqual([key]);
  },
);

test('a switch that the settings do not name is off, except what the source shows by default [ACL-14]', () => {
  const { facts } = testPortal({ facts: ['switch:DOWNMAN', 'switch:AGEINFO3.off'] });
  const abilities: Record<string, NonNullable<Descriptor['abilities']>[string]> = all['agent']?.abilities ?? {};
  const can = (ability: string) => facts.holds(abilities[ability]);

  expect([can('downlines.manage'), can('register-center.use'), can('loss.see'), can('hourly-salary.see')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([can('announcements.read'), can('transactions.see'), can('overview.see')]).toEqual([true, true, false]);
});
