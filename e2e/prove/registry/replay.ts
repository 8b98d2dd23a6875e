import type { Stored, StoredEvent } from './stored';

/** Earlier releases that a channel keeps. */
const remembered = 20;

/** Replays a channel's history: each change must follow from the one before, and the last must be the channel's state. */
export function replay(
  { remote, revision, stable, previous }: Stored['channels'][number],
  all: StoredEvent[],
): string[] {
  const faults: string[] = [];
  let now: { stable: string | null; previous: string[] } = { stable: null, previous: [] };
  let reached = 0;
  for (const event of all.filter((event) => event.remote === remote && event.revision !== null)) {
    reached += 1;
    if (event.revision !== reached) {
      faults.push(`in the history of ${remote}, revision ${event.revision} is in the place of ${reached}`);
      reached = event.revision ?? reached;
    }
    if (event.from !== now.stable)
      faults.push(`revision ${event.revision} of ${remote} comes from ${event.from}, but ${now.stable} was stable`);
    now = event.action === 'rollback' ? rolledBack(now.previous, event.release) : promoted(now, event.release);
  }
  if (reached !== revision) faults.push(`${remote} is at revision ${revision}; its history ends at ${reached}`);
  if (now.stable !== stable) faults.push(`${stable} is stable of ${remote}; its history ends with ${now.stable}`);
  if (now.previous.join() !== previous.join())
    faults.push(`${remote} keeps other earlier releases than its history gives`);
  return faults;
}

function promoted({ stable, previous }: { stable: string | null; previous: string[] }, release: string) {
  const earlier = stable === null ? previous : [stable, ...previous];
  return { stable: release, previous: earlier.filter((id) => id !== release).slice(0, remembered) };
}

function rolledBack(previous: string[], release: string) {
  return { stable: release, previous: previous.slice(previous.indexOf(release) + 1) };
}
