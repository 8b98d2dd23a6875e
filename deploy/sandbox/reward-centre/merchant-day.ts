/** A day of a merchant, `2026-01-31`, in its zone. */
export type MerchantDay = string;

const day = 86_400_000;

/** The merchant's day at a time in milliseconds since 1970. */
export function dayAt(time: number, zone: string): MerchantDay {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time);
}

/** The day that many days after another one; negative: before it. */
export function daysAfter(start: MerchantDay, days: number): MerchantDay {
  return new Date(Date.parse(start) + days * day).toISOString().slice(0, 10);
}

/** The Monday of the week. */
export function weekOf(date: MerchantDay): MerchantDay {
  const weekday = (new Date(Date.parse(date)).getUTCDay() + 6) % 7;
  return daysAfter(date, -weekday);
}
