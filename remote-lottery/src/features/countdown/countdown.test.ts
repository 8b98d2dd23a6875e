import { countdownText, saleLeft } from './countdown';

const hour = 3_600_000;

test('what is left is the time to the draw less the time it is locked before, in milliseconds [LOT-07]', () => {
  expect(saleLeft({ remainTime: 60, lockTime: 10 }, 0)).toBe(50_000);
});

test('half of the round trip has passed already [LOT-08]', () => {
  expect(saleLeft({ remainTime: 60, lockTime: 10 }, 400)).toBe(49_800);
});

test.each([
  [1_999, '--:--:--'],
  [2_000, '00:00:02'],
  [1_000 * hour, '1000:00:00'],
  [1_000 * hour + 1_000, '--:--:--'],
  [-5, '--:--:--'],
  [Number.NaN, '--:--:--'],
])('%d ms show as %s [LOT-09]', (milliseconds, shown) => {
  expect(countdownText(milliseconds)).toBe(shown);
});

test('hours, minutes and seconds have two digits, hours more where they need them [LOT-10]', () => {
  expect(countdownText(3_723_900)).toBe('01:02:03');
  expect(countdownText(101 * hour)).toBe('101:00:00');
});
