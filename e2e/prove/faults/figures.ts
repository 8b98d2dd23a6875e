import type { Encounter } from './meet';

const cell = 11;

/** Prints one line a fault and one column a remote, and what operators were told. */
export function printFigures(encounters: Encounter[]): void {
  const remotes = [...new Set(encounters.map(({ remote }) => remote))].sort();
  const faults = [...new Set(encounters.map(({ fault }) => fault))];
  const of = (fault: string) => encounters.filter((encounter) => encounter.fault === fault);
  const widest = Math.max(...faults.map(({ length }) => length));

  console.log(`\n${' '.repeat(widest + 4)}${remotes.map((remote) => remote.padEnd(cell)).join('')}operators hear`);
  for (const fault of faults) {
    const met = remotes.map((remote) => shown(of(fault).find((encounter) => encounter.remote === remote)));
    const told = [...new Set(of(fault).map((encounter) => encounter.told))].filter(Boolean).join(' or ');
    console.log(`  ${fault.padEnd(widest + 2)}${met.map((text) => text.padEnd(cell)).join('')}${told}`);
  }
  const asked = encounters.filter(({ retried }) => retried !== undefined);
  const toldBy = (who: Encounter['toldBy']) => encounters.filter((encounter) => encounter.toldBy === who).length;
  console.log(`
  seconds to the fault's words, or to the place itself; R: Retry brought it back without a reload; !: a promise broken
  ${encounters.filter(({ survived }) => survived).length} of ${encounters.length} survived: the menu and another remote's place were used while the fault stood
  ${asked.filter(({ retried }) => retried).length} of ${asked.length} brought back by Retry
  operators were told by the page that was left ${toldBy('the page left')} times, by the next page ${toldBy('the next page')} times;
  not told ${toldBy(undefined)} times, nothing to tell ${toldBy('nothing to tell')} times`);
}

function shown(encounter: Encounter | undefined): string {
  if (!encounter) return '';
  const { seconds, retried, broken } = encounter;
  return `${seconds === undefined ? '–' : seconds.toFixed(1)}${retried ? ' R' : ''}${broken.length > 0 ? ' !' : ''}`;
}
