import { commitmentOf, winningNumber, type Draw } from '@atrium/api';
import { checkDraw, committedBeforeDraw } from './check-draw';

async function validDraw(): Promise<Draw> {
  const [gameCode, numero] = ['CQSSC', '20260102-0037'];
  const inputs = { seed: 'a seed', slipsHash: 'of all slips', beacon: 'unknown during the sale' };
  const [winNo, commitment] = await Promise.all([winningNumber(inputs, gameCode, numero), commitmentOf(inputs.seed)]);
  return { gameCode, numero, winNo, ...inputs, beaconRound: '7', commitment, drawTime: 2, committedAt: 1 };
}

test('accepts a valid draw', async () => {
  expect(await checkDraw(await validDraw())).toBe('valid');
});

test('detects a seed that does not match the commitment', async () => {
  expect(await checkDraw({ ...(await validDraw()), seed: 'another' })).toBe('other-seed');
});

test('detects a number that does not follow from the seed', async () => {
  expect(await checkDraw({ ...(await validDraw()), winNo: '1,1,1,1,x' })).toBe('other-number');
});

test.each(['slipsHash', 'beacon'] as const)('detects another %s', async (input) => {
  expect(await checkDraw({ ...(await validDraw()), [input]: 'another' })).toBe('other-number');
});

test('a commitment stored at the draw or later does not count', async () => {
  const draw = await validDraw();
  expect(committedBeforeDraw(draw)).toBe(true);
  expect(committedBeforeDraw({ ...draw, committedAt: 2 })).toBe(false);
});
