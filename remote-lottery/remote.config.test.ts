import config from './remote.config';

const needsOf = (name: string) => config.commands.find((command) => command.name === name && 'needs' in command);

test('the lottery is between slots and instant lotteries in the menu, with a submenu of games [MNU-08]', () => {
  expect(config.navItems).toEqual([
    expect.objectContaining({ id: 'lott', order: 70, children: { source: 'lottery.menu@1' } }),
  ]);
});

test('/lott shows the same view as /lottery [LRV-07]', () => {
  const viewAt = (path: string) => config.places.find((place) => place.path === path)?.view;
  expect(viewAt('/lott')).toBe('lottery');
  expect(viewAt('/lottery')).toBe('lottery');
});

test('trend charts have a page of their own [LRV-20]', () => {
  expect(config.places.find((place) => place.path === '/trend')).toMatchObject({ view: 'trend', params: ['gameCode'] });
});

test('betting requires a session and a real account [QBT-08]', () => {
  expect(needsOf('lottery.bet@1')).toMatchObject({ needs: ['session', 'real-account'] });
});
