import { daysAfter } from './merchant-day';
import { signInCalendar } from './sign-in-calendar';

const amounts = [1, 1, 2, 2, 3, 3, 8];

it('begins again after its last day, however many days in a row were claimed', () => {
  const claimed = new Set<string>();
  const paid: number[] = [];
  for (let day = 0; day < 30; day += 1) {
    const today = daysAfter('2026-02-20', day);
    paid.push(signInCalendar(amounts, claimed, today).amount);
    claimed.add(today);
  }
  expect(paid).toEqual([...amounts, ...amounts, ...amounts, ...amounts, 1, 1]);
  const { days } = signInCalendar(amounts, claimed, daysAfter('2026-02-20', 29));
  expect(days.map((day) => day.claimed)).toEqual([true, true, false, false, false, false, false]);
});

it('begins again after a missed day', () => {
  const claimed = new Set(['2026-03-01', '2026-03-02', '2026-03-04']);
  expect(signInCalendar(amounts, claimed, '2026-03-05').amount).toBe(1);
  expect(signInCalendar(amounts, claimed, '2026-03-06').days.some((day) => day.claimed)).toBe(false);
});
