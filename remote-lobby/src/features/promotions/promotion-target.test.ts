import { promotionTarget, type TargetFacts } from './promotion-target';

const everywhere: TargetFacts = { has: () => true, isAgent: false, refers: true, showsRankBenefits: true };
const targetOf = (fields: object, facts: Partial<TargetFacts> = {}) =>
  promotionTarget({ redirect: '', promotionType: '', externalLink: '', ...fields }, { ...everywhere, ...facts });
const only =
  (...places: string[]): TargetFacts['has'] =>
  (place) =>
    places.includes(place);

const types = [
  ['DEPOSIT', 'member.deposit@1'],
  ['FIRST_DEPOSIT', 'member.deposit@1'],
  ['SECOND_DEPOSIT', 'member.deposit@1'],
  ['THIRD_DEPOSIT', 'member.deposit@1'],
  ['FOURTH_DEPOSIT', 'member.deposit@1'],
  ['FIFTH_DEPOSIT', 'member.deposit@1'],
  ['DEPOSIT_COUNT', 'member.deposit@1'],
  ['DEPOSIT_BET_BONUS', 'member.deposit@1'],
  ['MISSION', 'member.missions@1'],
  ['REFERRAL', 'member.referral@1'],
  ['UPGRADE_BONUS', 'member.rank@1'],
] as const;

test.each(types)(
  'a promotion of type %s leads to %s, and nowhere while that is absent [PRM-10] [PRM-14]',
  (type, place) => {
    expect(targetOf({ promotionType: type })).toEqual({ to: { place } });
    const others = types.map(([, other]) => other).filter((other) => other !== place);
    expect(targetOf({ promotionType: type }, { has: only(...others) })).toBeUndefined();
  },
);

test.each([
  ['LOGIN', 'signInTask'],
  ['REGISTER', 'newbieTask'],
  ['SAVIOR', 'rescueTask'],
])('a promotion of type %s leads to the rewards at %s, and nowhere without them [PRM-10] [PRM-14]', (type, tab) => {
  expect(targetOf({ promotionType: type })).toEqual({ to: { place: 'member.rewards@1', params: { tab } } });
  expect(targetOf({ promotionType: type }, { has: only('member.deposit@1') })).toBeUndefined();
});

const redirects = [
  ['APP_DOWNLOAD', 'lobby.download@1'],
  ['REGISTER', 'auth.register@1'],
  ['DEPOSIT', 'member.deposit@1'],
  ['REWARD_CENTER', 'member.rewards@1'],
  ['MISSION', 'member.missions@1'],
  ['MEMBER', 'member.account@1'],
  ['POINT_MARKET', 'mall.home@1'],
] as const;

test.each(redirects)(
  'redirect %s leads to %s whatever the type, and nowhere while that is absent [PRM-15]',
  (redirect, place) => {
    expect(targetOf({ redirect, promotionType: 'LOGIN' })).toEqual({ to: { place } });
    const others = redirects.map(([, other]) => other).filter((other) => other !== place);
    expect(targetOf({ redirect, promotionType: 'DEPOSIT' }, { has: only(...others) })).toBeUndefined();
  },
);

test('REDIRECT_URL opens an http or https address, and no other [PRM-15] [PRM-16]', () => {
  const linked = (externalLink: string) => targetOf({ redirect: 'REDIRECT_URL', promotionType: 'LOGIN', externalLink });
  expect(linked('https://example.test/fair?a=1')).toEqual({ address: 'https://example.test/fair?a=1' });
  expect(linked('http://example.test/fair')).toEqual({ address: 'http://example.test/fair' });
  for (const odd of [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.test/',
    'https://',
    'www.example.com/a',
  ])
    expect(linked(odd)).toBeUndefined();
});

test('INVITE_FRIENDS leads an agent to the register centre, a player to the referral page while it is enabled, and else to customer service [PRM-15] [PRM-18] [PRM-19]', () => {
  const invite = (facts: Partial<TargetFacts>) => targetOf({ redirect: 'INVITE_FRIENDS' }, facts);
  expect(invite({ isAgent: true })).toEqual({ to: { place: 'agent.centre@1', params: { page: 'registerCenter' } } });
  expect(invite({ refers: true })).toEqual({ to: { place: 'member.referral@1' } });
  expect(invite({ refers: false })).toEqual({ command: 'support.open@1' });
  expect(invite({ refers: true, has: () => false })).toEqual({ command: 'support.open@1' });
});

test('the bonus of a rank leads somewhere only while the benefits of ranks are shown [PRM-13]', () => {
  const bonus = (showsRankBenefits: boolean) => targetOf({ promotionType: 'UPGRADE_BONUS' }, { showsRankBenefits });
  expect(bonus(true)).toEqual({ to: { place: 'member.rank@1' } });
  expect(bonus(false)).toBeUndefined();
  expect(targetOf({ promotionType: 'LOGIN' }, { showsRankBenefits: false })).toBeDefined();
});

test('an unknown redirect leads nowhere, also with a known type; an unknown type too [PRM-17]', () => {
  expect(targetOf({ redirect: 'CASINO_NIGHT', promotionType: 'LOGIN' })).toBe('unknown');
  expect(targetOf({ promotionType: 'CASINO_NIGHT' })).toBeUndefined();
});
