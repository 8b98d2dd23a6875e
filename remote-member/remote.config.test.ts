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
