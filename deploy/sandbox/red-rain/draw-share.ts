/**
 * A random share of what is left: at least one minor unit, on average the same for everyone, and the rest for the last.
 * `below` returns a random integer from 0 to below its argument.
 */
export function drawShare(left: number, envelopes: number, below: (limit: number) => number): number {
  if (envelopes <= 1) return left;
  const most = Math.min(left - (envelopes - 1), 2 * Math.floor(left / envelopes) - 1);
  return 1 + below(Math.max(1, most));
}
