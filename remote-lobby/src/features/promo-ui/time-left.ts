const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Longest time before an end that is worth a notice, in milliseconds. */
const noticed = 30 * day;

/** The time until an end in words of the language, such as "in 3 days"; undefined when it is past or far away. */
export function timeLeft(ends: number, now: number, language: string): string | undefined {
  const left = ends - now;
  if (!(left > 0 && left <= noticed)) return undefined;
  const words = new Intl.RelativeTimeFormat(language || undefined, { numeric: 'always' });
  if (left >= day) return words.format(Math.floor(left / day), 'day');
  return left >= hour
    ? words.format(Math.floor(left / hour), 'hour')
    : words.format(Math.ceil(left / minute), 'minute');
}
