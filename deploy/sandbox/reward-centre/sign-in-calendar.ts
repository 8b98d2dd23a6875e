import { daysAfter, type MerchantDay } from './merchant-day';

/**
 * Where today is in a calendar with an amount for each day. A missed day begins the calendar again, as does its last one.
 * `claimed` holds all claims up to today: the place depends on the whole row of days before.
 */
export function signInCalendar(amounts: readonly number[], claimed: ReadonlySet<MerchantDay>, today: MerchantDay) {
  let before = 0;
  while (claimed.has(daysAfter(today, -before - 1))) before += 1;
  const index = before % amounts.length;
  return {
    amount: amounts[index] ?? 0,
    days: amounts.map((amount, day) => ({
      amount,
      claimed: day < index || (day === index && claimed.has(today)),
    })),
  };
}
