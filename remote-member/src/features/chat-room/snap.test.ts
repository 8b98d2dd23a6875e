import { keepInside, snap } from './snap';

const size = { width: 1000, height: 600 };

test.each([
  ['left', { x: 90, y: 300 }, { x: 16, y: 300 }],
  ['right', { x: 880, y: 310 }, { x: 928, y: 310 }],
  ['upper', { x: 400, y: 60 }, { x: 400, y: 16 }],
  ['lower', { x: 410, y: 490 }, { x: 410, y: 528 }],
])('near the %s edge, %j snaps to %j: 16 px from the start or 72 px from the end [CHT-12] [CHT-13]', (_, from, to) => {
  expect(snap(from, size)).toEqual(to);
});

test('a button outside the window comes back to its corner [CHT-13]', () => {
  expect(snap({ x: -300, y: 5000 }, size)).toEqual({ x: 16, y: 528 });
  expect(keepInside({ x: 2000, y: -1 }, size)).toEqual({ x: 928, y: 16 });
});
