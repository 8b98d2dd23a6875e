import { percentile } from '../../support/percentile';
import type { Request } from './request';
import type { Findings } from './work-and-kill';

/** Prints what a run counted. Times are only printed. */
export function printFigures({ kills, requests, starts }: Findings): void {
  const of = (kind: Request['kind'], is: Request['outcome']['is']) =>
    requests.filter((request) => request.kind === kind && request.outcome.is === is).length;
  const line = (kind: Request['kind'], what: string) =>
    `${what.padEnd(12)}${of(kind, 'done')} acknowledged, ${of(kind, 'refused')} refused, ${of(kind, 'unknown')} without an answer`;
  const moved = requests.filter(({ outcome }) => outcome.is === 'refused' && outcome.name === 'ChannelMoved').length;
  console.log(`
  ${kills} kills, ${requests.length} requests
  ${line('publish', 'releases')}
  ${line('change', 'changes')}
  ${line('read', 'reads')}
  ${moved} changes refused because another client was first
  started again in ${Math.round(percentile(starts, 50))} ms (median), ${Math.round(percentile(starts, 100))} ms at most`);
}
