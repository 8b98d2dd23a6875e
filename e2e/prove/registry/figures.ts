import { percentile } from '../../support/percentile';
import type { Deed } from './deed';
import type { Proof } from './work-and-kill';

/** Prints what a run counted. Times are told, never judged. */
export function printFigures({ kills, deeds, starts, faults }: Proof): void {
  const of = (kind: Deed['kind'], is: Deed['outcome']['is']) =>
    deeds.filter((deed) => deed.kind === kind && deed.outcome.is === is).length;
  const line = (kind: Deed['kind'], what: string) =>
    `${what.padEnd(12)}${of(kind, 'done')} acknowledged, ${of(kind, 'refused')} refused, ${of(kind, 'unknown')} nobody answered`;
  const moved = deeds.filter(({ outcome }) => outcome.is === 'refused' && outcome.name === 'ChannelMoved').length;
  console.log(`
  ${kills} kills, ${deeds.length} deeds
  ${line('publish', 'publishings')}
  ${line('change', 'changes')}
  ${line('read', 'looks')}
  ${moved} changes lost to somebody who was first
  started again in ${Math.round(percentile(starts, 50))} ms in the middle, ${Math.round(percentile(starts, 100))} ms at most
  ${faults.length === 0 ? 'no acknowledged change is lost, no release is there by half, no revision has two winners' : `${faults.length} faults`}`);
}
