import { commitmentOf, winningNumber, type Draw } from '@atrium/api';
import { checkDraw, promisedBefore } from './check-draw';

async function honestDraw(): Promise<Draw> {
  const [seed, gameCode, numero] = ['a seed', 'CQSSC', '20260102-0037'];
  const [winNo, commitment] = await Promise.all([winningNumber(seed, gameCode, numero), commitmentOf(seed)]);
  return { gameCode, numero, winNo, seed, commitment, drawTime: 2, committedAt: 1 };
}

test('an honest draw is found to be one', async () => {
  expect(await checkDraw(await honestDraw())).toBe('kept');
});

test('another seed than the promised one is found out', async () => {
  expect(await checkDraw({ ...(await honestDraw()), seed: 'another' })).toBe('other-seed');
});

test('a number that is not the seed’s is found out', async () => {
  expect(await checkDraw({ ...(await honestDraw()), winNo: '1,1,1,1,x' })).toBe('other-number');
});

test('a promise stored at the draw or later was none', async () => {
  const draw = await honestDraw();
  expect(promisedBefore(draw)).toBe(true);
  expect(promisedBefore({ ...draw, committedAt: 2 })).toBe(false);
});
