import { evaluate, type Fact } from '@atrium/contract';
import config from './remote.config';

const needsOf = (name: string) =>
  config.places.filter((place) => 'needs' in place).find((place) => place.name === name)?.needs;

test('every account page in the info bar refuses trial accounts with its own message [ROL-10]', () => {
  const linked = config.navItems.flatMap((navItem) =>
    'to' in navItem && (navItem.point === 'info-bar@1' || navItem.point === 'account-menu@1') ? [navItem.to] : [],
  );
  const open = ['member.window@1', 'member.feedback@1'];
  const pages = linked.map(({ place }) => place).filter((place) => !open.includes(place));
  expect(pages).toEqual(['deposit', 'withdraw', 'rewards', 'account', 'wallets'].map((page) => `member.${page}@1`));
  for (const page of pages) expect(needsOf(page)).toEqual(['session', 'account-page']);
});

test('the centre requires a real account [ROL-08]', () => {
  for (const place of ['member.centre@1', 'member.window@1'])
    expect(needsOf(place)).toEqual(['session', 'real-account']);
});

test.each([
  ['member.feedback@1', 'switch:FEEDBACK3'],
  ['member.deposit@1', 'switch:DEPOSIT'],
  ['member.withdraw@1', 'switch:WITHDRAW'],
  ['member.wallets@1', 'switch:MYWALL'],
  ['member.rewards@1', 'switch:REWCEN3'],
  ['member.messages@1', 'switch:MAILCEN'],
] as const)(
  'the place %s, and so each entry that leads to it, needs %s [MEM-19] [MEM-21] [WAL-02] [WAL-07] [WAL-08]',
  (name, needed) => {
    const place = config.places.find((one) => one.name === name);
    const when = place && 'when' in place ? place.when : undefined;
    const opens = (...facts: string[]) => evaluate(when, (fact: Fact) => facts.includes(fact));
    expect([opens(), opens(needed)]).toEqual([false, true]);
  },
);

test('CREDITMAR3 closes the places of deposit and withdrawal, and a single wallet that of wallets [WAL-03] [WAL-09]', () => {
  const closing = { deposit: 'switch:CREDITMAR3', withdraw: 'switch:CREDITMAR3', wallets: 'wallet:single' } as const;
  for (const [name, fact] of Object.entries(closing)) {
    const place = config.places.find((one) => one.name === `member.${name}@1`);
    const when = place && 'when' in place ? place.when : undefined;
    expect(evaluate(when, (one: Fact) => one.startsWith('switch:') && one !== 'switch:CREDITMAR3')).toBe(true);
    expect(evaluate(when, (one: Fact) => one.startsWith('switch:') || one === fact)).toBe(false);
  }
});
