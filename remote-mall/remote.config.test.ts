import { evaluate } from '@atrium/contract';
import config from './remote.config';

test('the whole mall requires the points system [MAL-02] [MEM-22]', () => {
  expect(evaluate(config.when, () => false)).toBe(false);
  expect(evaluate(config.when, (fact) => fact === 'switch:POINTSYSTEM')).toBe(true);
});

test('visitors can browse; spending or showing points requires a session', () => {
  const open = config.places.filter((place) => !('needs' in place)).map(({ name }) => name);
  expect(open).toEqual(['mall.home@1', 'mall.product@1', 'mall.rules@1']);
});

test('the mall has a separate page and one inside the member centre [MAL-01]', () => {
  const homes = config.places.filter(({ view }) => view === 'home');
  expect(homes).toMatchObject([{ path: '/pointMall' }, { path: '/member/pointMall', inside: 'member.centre@1' }]);
});
