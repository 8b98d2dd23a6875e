import type { Draw } from '@atrium/api';
import { frequencyOf } from './frequency';

const draw = (winNo: string) => ({ winNo }) as Draw;

test('counts digits by position [LRV-21]', () => {
  const { numbers, places } = frequencyOf([draw('3,0'), draw('3,9')]);
  expect(numbers).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(places).toEqual([
    [0, 0, 0, 2, 0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  ]);
});

test('counts two-digit numbers from 01 [LRV-21]', () => {
  const { numbers, places } = frequencyOf([draw('03,01')]);
  expect(numbers).toEqual(['01', '02', '03']);
  expect(places).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ]);
});
