import { runsOf } from './runs';

const draws = (...numbers: string[]) => numbers.map((winNo) => ({ winNo }));

test('a run counts equal results from the latest draw', () => {
  // sums 45, 43, 2, 44
  expect(runsOf('CQSSC', draws('9,9,9,9,9', '9,9,9,9,7', '1,1,0,0,0', '9,9,9,9,8'))).toEqual([
    { side: 'big', length: 2 },
    { side: 'odd', length: 2 },
  ]);
});

test('big starts above the average sum of the game family', () => {
  expect(runsOf('SD11X5', draws('01,02,03,11,13'))[0]).toEqual({ side: 'small', length: 1 });
  expect(runsOf('SD11X5', draws('01,02,06,11,11'))[0]).toEqual({ side: 'big', length: 1 });
});

test('without draws there are no runs', () => {
  expect(runsOf('CQSSC', [])).toEqual([]);
});
