import { fakeHost } from '@atrium/contract/testing';
import { Jackpot } from './jackpot';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const stored = () => Math.round(Number(sessionStorage.getItem('jackpot')) * 100);

async function start(options: Partial<ConstructorParameters<typeof Jackpot>[0]> = {}) {
  const jackpot = new Jackpot({ startsAtRandom: true, counts: true, ...options });
  const stop = jackpot.start(fakeHost({ answers: { 'games.jackpot': { amount: 1_000 } } }));
  await jest.advanceTimersByTimeAsync(0);
  return { jackpot, stop };
}

test('counts up slowly from the server’s amount, keeps each step for the session, and stops [JKP-04] [JKP-05]', async () => {
  const { jackpot, stop } = await start();
  expect([jackpot.minor, stored()]).toEqual([100_000, 100_000]);

  await jest.advanceTimersByTimeAsync(20_000);
  const later = jackpot.minor ?? 0;
  expect(later).toBeGreaterThan(100_000);
  // below one baht a second
  expect(later).toBeLessThan(102_000);
  expect(stored()).toBe(later);

  stop();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(jackpot.minor).toBe(later);
});

test('stays as it is when it must not count', async () => {
  const { jackpot } = await start({ counts: false });
  await jest.advanceTimersByTimeAsync(20_000);

  expect(jackpot.minor).toBe(100_000);
});
