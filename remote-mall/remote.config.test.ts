import { evaluate } from '@atrium/contract';
import config from './remote.config';

test('all of the mall is there with the points system, and none of it without [MAL-02]', () => {
  expect(evaluate(config.when, () => false)).toBe(false);
  expect(evaluate(config.when, (fact) => fact === 'switch:POINTSYSTEM')).toBe(true);
});

test('visitors look; what takes points or shows them asks for a session', () => {
  const open = config.places.filter((place) => !('needs' in place)).map(({ name }) => name);
  expect(open).toEqual(['mall.home@1', 'mall.product@1', 'mall.rules@1']);
});

test('the mall has a page of its own and one inside the member centre [MAL-01]', () => {
  const homes = config.places.filter(({ view }) => view === 'home');
  expect(homes).toMatchObject([{ path: '/pointMall' }, { path: '/member/pointMall', inside: 'member.centre@1' }]);
});
