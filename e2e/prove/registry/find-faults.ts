import type { ChangeRequest, PublishRequest, Request } from './request';
import { findStaleReads } from './find-stale-reads';
import { replay } from './replay';
import type { Stored, StoredEvent } from './stored';

/**
 * Compares the clients' requests and answers with what is stored: no acknowledged change is lost, no release is
 * incomplete, and of several clients that saw the same revision one has won. @returns a sentence for each fault
 */
export function findFaults(requests: Request[], stored: Stored): string[] {
  const changes = requests.filter((request) => request.kind === 'change');
  const published = requests.filter((request) => request.kind === 'publish');
  return [
    ...changes.flatMap((request) => faultsOfChange(request, stored.history)),
    ...published.flatMap((request) => faultsOfRelease(request, stored)),
    ...winnersOf(changes),
    ...inventedEvents(requests, stored.history),
    ...stored.releases
      .filter(({ complete }) => !complete)
      .map(({ remote, id }) => `release ${id} of ${remote} is incomplete`),
    ...(stored.orphans > 0 ? [`${stored.orphans} files belong to no release`] : []),
    ...stored.channels.flatMap((channel) => replay(channel, stored.history)),
    ...findStaleReads(requests),
  ];
}

function faultsOfChange(request: ChangeRequest, history: StoredEvent[]): string[] {
  const { key, remote, outcome } = request;
  const events = history.filter(({ reason }) => reason === key);
  const fault = (what: string) => [`the ${request.action} ${key} of ${remote} ${what}`];
  if (outcome.is === 'refused')
    return events.length > 0 ? fault(`was refused (${outcome.name}) and is in the history`) : [];
  if (events.length > 1) return fault(`is in the history ${events.length} times`);
  const [event] = events;
  if (!event) return outcome.is === 'done' ? fault('was acknowledged and is lost') : [];
  if (event.revision !== request.expected + 1)
    return fault(`was made from revision ${(event.revision ?? 0) - 1}; its client saw ${request.expected}`);
  if (outcome.is === 'done' && (outcome.answer.revision !== event.revision || outcome.answer.stable !== event.release))
    return fault(`was answered as revision ${outcome.answer.revision} and is stored as ${event.revision}`);
  return [];
}

function faultsOfRelease({ remote, release, outcome }: PublishRequest, { releases, history }: Stored): string[] {
  const isStored = releases.some((stored) => stored.remote === remote && stored.id === release);
  const events = history.filter((event) => event.action === 'publish' && event.release === release).length;
  const fault = (what: string) => [`the release ${release} of ${remote} ${what}`];
  if (outcome.is === 'done' && !isStored) return fault('was acknowledged and is lost');
  if (outcome.is === 'refused' && isStored) return fault(`was refused (${outcome.name}) and is stored`);
  if (events !== (isStored ? 1 : 0)) return fault(`is in the history ${events} times`);
  return [];
}

function winnersOf(changes: ChangeRequest[]): string[] {
  const winners = new Map<string, string>();
  return changes.flatMap(({ remote, key, outcome }) => {
    if (outcome.is !== 'done') return [];
    const place = `${remote} ${outcome.answer.revision}`;
    const other = winners.get(place);
    winners.set(place, key);
    return other === undefined ? [] : [`${other} and ${key} were both acknowledged as revision ${place}`];
  });
}

function inventedEvents(requests: Request[], history: StoredEvent[]): string[] {
  const remotes = new Set(requests.map(({ remote }) => remote));
  const keys = new Set(requests.flatMap((request) => (request.kind === 'change' ? [request.key] : [])));
  return history
    .filter(({ remote, revision }) => remotes.has(remote) && revision !== null)
    .filter(({ reason }) => reason === null || !keys.has(reason))
    .map(({ remote, revision }) => `no client asked for revision ${revision} of ${remote}`);
}
