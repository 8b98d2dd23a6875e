import { countdownText, timeToClose } from './countdown';

const hour = 3_600_000;

test('time left is the time to the draw minus the lock time, in milliseconds [LOT-07]', () => {
  expect(timeToClose({ remainTime: 60, lockTime: 10 }, 0)).toBe(50_000);
});

test('half of the round trip is subtracted [LOT-08]', () => {
  expect(timeToClose({ remainTime: 60, lockTime: 10 }, 400)).toBe(49_800);
});

test.each([
  [1_999, '--:--:--'],
  [2_000, '00:00:02'],
  [1_000 * hour, '1000:00:00'],
  [1_000 * hour + 1_000, '--:--:--'],
  [-5, '--:--:--'],
  [Number.NaN, '--:--:--'],
])('shows %d ms as %s [LOT-09] [LIM-08]', (milliseconds, shown) => {
  expect(countdownText(milliseconds)).toBe(shown);
});

test('hours, minutes and seconds have at least two digits [LOT-10]', () => {
  expect(countdownText(3_723_900)).toBe('01:02:03');
  expect(countdownText(101 * hour)).toBe('101:00:00');
});
