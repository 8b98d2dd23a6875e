import type { ChangeDeed, Deed, PublishDeed } from './deed';
import { faultsOfOrder } from './faults-of-order';
import { replay } from './replay';
import type { Stored, StoredEvent } from './stored';

/**
 * Holds what clients asked and were told against what is stored: no acknowledged change is lost, no release is there by
 * half, of several who saw the same revision one has won. Answers every fault in words.
 */
export function findFaults(deeds: Deed[], stored: Stored): string[] {
  const changes = deeds.filter((deed) => deed.kind === 'change');
  const publishings = deeds.filter((deed) => deed.kind === 'publish');
  return [
    ...changes.flatMap((deed) => faultsOfChange(deed, stored.history)),
    ...publishings.flatMap((deed) => faultsOfPublishing(deed, stored)),
    ...winnersOf(changes),
    ...inventedEvents(deeds, stored.history),
    ...stored.releases
      .filter(({ complete }) => !complete)
      .map(({ remote, id }) => `of release ${id} of ${remote} only a half is there`),
    ...(stored.orphans > 0 ? [`${stored.orphans} files belong to no release`] : []),
    ...stored.channels.flatMap((channel) => replay(channel, stored.history)),
    ...faultsOfOrder(deeds),
  ];
}

function faultsOfChange(deed: ChangeDeed, history: StoredEvent[]): string[] {
  const { key, remote, outcome } = deed;
  const events = history.filter(({ reason }) => reason === key);
  const fault = (what: string) => [`the ${deed.action} ${key} of ${remote} ${what}`];
  if (outcome.is === 'refused')
    return events.length > 0 ? fault(`was refused (${outcome.name}) and is in the history`) : [];
  if (events.length > 1) return fault(`is in the history ${events.length} times`);
  const [event] = events;
  if (!event) return outcome.is === 'done' ? fault('was acknowledged and is lost') : [];
  if (event.revision !== deed.expected + 1)
    return fault(`was made from revision ${(event.revision ?? 0) - 1}; its client saw ${deed.expected}`);
  if (outcome.is === 'done' && (outcome.told.revision !== event.revision || outcome.told.stable !== event.release))
    return fault(`was told as revision ${outcome.told.revision}, and is stored as ${event.revision}`);
  return [];
}

function faultsOfPublishing({ remote, release, outcome }: PublishDeed, { releases, history }: Stored): string[] {
  const isThere = releases.some((stored) => stored.remote === remote && stored.id === release);
  const told = history.filter((event) => event.action === 'publish' && event.release === release).length;
  const fault = (what: string) => [`the release ${release} of ${remote} ${what}`];
  if (outcome.is === 'done' && !isThere) return fault('was acknowledged and is lost');
  if (outcome.is === 'refused' && isThere) return fault(`was refused (${outcome.name}) and is there`);
  if (told !== (isThere ? 1 : 0)) return fault(`is in the history ${told} times`);
  return [];
}

function winnersOf(changes: ChangeDeed[]): string[] {
  const winners = new Map<string, string>();
  return changes.flatMap(({ remote, key, outcome }) => {
    if (outcome.is !== 'done') return [];
    const place = `${remote} ${outcome.told.revision}`;
    const other = winners.get(place);
    winners.set(place, key);
    return other === undefined ? [] : [`${other} and ${key} were both told that they made revision ${place}`];
  });
}

function inventedEvents(deeds: Deed[], history: StoredEvent[]): string[] {
  const remotes = new Set(deeds.map(({ remote }) => remote));
  const keys = new Set(deeds.flatMap((deed) => (deed.kind === 'change' ? [deed.key] : [])));
  return history
    .filter(({ remote, revision }) => remotes.has(remote) && revision !== null)
    .filter(({ reason }) => reason === null || !keys.has(reason))
    .map(({ remote, revision }) => `nobody asked for revision ${revision} of ${remote}`);
}
