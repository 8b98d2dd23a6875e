import { miniGameHold, miniGameSmoothing, miniGameTilt } from '@atrium/api/figures';
import { keepInside, pointOf } from './bounds';
import { countMatches } from './count-matches';
import { approach, isAtRest, limitTilt, nextPose, type Pose } from './motion';
import { rollAgain } from './roll-again';

test('the figures are those of the source [LIM-13]', () => {
  expect([miniGameHold, miniGameTilt, miniGameSmoothing]).toEqual([150, 25, 0.2]);
});

test.each([
  [24.9, 24.9],
  [25, 25],
  [25.1, 25],
  [900, 25],
  [-25.1, -25],
  [-24, -24],
])('a tilt of %d degrees becomes %d [MIN-06]', (degrees, limited) => expect(limitTilt(degrees)).toBe(limited));

test('each frame moves a fifth of the rest of the way, until less than half a pixel is left [MIN-07]', () => {
  expect(approach(0, 100)).toBe(20);
  expect(approach(20, 100)).toBe(36);
  expect(approach(99.6, 100)).toBe(100);
});

test('a fast drag never tilts further than the limit, and ends upright at its target [MIN-06] [MIN-07]', () => {
  let pose: Pose = { x: 0, y: 0, tilt: 0 };
  const target = { x: 900, y: 300 };
  const tilts: number[] = [];
  for (let frame = 0; frame < 100; frame++) {
    pose = nextPose(pose, target);
    tilts.push(pose.tilt);
  }
  expect(Math.max(...tilts)).toBeGreaterThan(20);
  expect(Math.max(...tilts)).toBeLessThanOrEqual(25);
  expect(isAtRest(pose, target)).toBe(true);
});

test('a position outside the window becomes the nearest one inside', () => {
  const button = { width: 56, height: 56 };
  expect(keepInside({ x: 1_400, y: 900 }, button, { width: 800, height: 360 })).toEqual({ x: 736, y: 228 });
  expect(keepInside({ x: -50, y: -50 }, button, { width: 800, height: 360 })).toEqual({ x: 8, y: 72 });
  expect(keepInside({ x: 5, y: 99 }, button, { width: 50, height: 100 })).toEqual({ x: 8, y: 0 });
  expect(pointOf('top-right', button, { width: 400, height: 800 })).toEqual({ x: 336, y: 72 });
});

test('a roll keeps kept numbers, and all numbers of an 11X5 game are different', () => {
  const rolled = rollAgain('SD11X5', ['01', '02', '03', '04', '05'], new Set([0, 4]), () => 0);
  expect([rolled[0], rolled[4]]).toEqual(['01', '05']);
  expect(new Set(rolled).size).toBe(5);
  const short = rollAgain('SD11X5', ['11', '10', '09', '08', '07'], new Set([0]), () => 0.999);
  expect(short[0]).toBe('11');
  expect(new Set(short).size).toBe(5);
  expect(rollAgain('CQSSC', ['1', '2', '3', '4', '5'], new Set([1]), () => 0.7)).toEqual(['7', '2', '7', '7', '7']);
});

test('numbers match a draw in their places only', () => {
  expect(countMatches(['3', '0', '9', '1', '9'], '3,0,9,9,1')).toBe(3);
  expect(countMatches(['3'], '')).toBe(0);
});
