const exact = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A relative time, with the exact time on hover. */
export function Timestamp({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {agoOf(date, new Date())}
    </time>
  );
}

/** `3 minutes ago`; the date after two weeks. */
export function agoOf(date: Date, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  if (seconds < -14 * 86_400) return exact.format(date);
  for (const [unit, length] of steps)
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  return 'just now';
}
