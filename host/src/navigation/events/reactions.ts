import type { Facts, PlaceRef, Reaction } from '@atrium/contract';
import type { RemoteList } from '../../remotes/remote-list';
import type { EventBus } from './event-bus';
import type { KeyedStorage } from '../../storage/open-storage';

interface ReactionServices {
  remotes: RemoteList;
  events: EventBus;
  facts: Pick<Facts, 'holds'>;
  open(place: PlaceRef): void;
  /** Remembers reactions that run once per session. */
  storage: KeyedStorage;
}

/** Characters of one part: parameters of a place have a limit. */
const longestPart = 2000;

/** Runs the reactions of the descriptors: "when this event happens, open that place". */
export function startReactions({ remotes, events, facts, open, storage }: ReactionServices): () => void {
  const done = new Set<string>();
  const stops = remotes.all.flatMap((remote) =>
    (remote.release.descriptor.reactions ?? []).map((reaction, index) =>
      events.on(reaction.on, (detail) => {
        const { when } = remote.release.descriptor;
        if (!facts.holds(when) || !facts.holds(reaction.when)) return;
        if (!isFirst(reaction, `atrium.reaction.${remote.name}.${index}.${reaction.on}`)) return;
        open(withPassed(reaction, detail));
      }),
    ),
  );

  function isFirst({ oncePer }: Reaction, key: string): boolean {
    if (oncePer === undefined) return true;
    const happened = done.has(key) || (oncePer === 'session' && storage.getItem(key) !== null);
    done.add(key);
    if (oncePer === 'session') storage.setItem(key, 'done');
    return !happened;
  }

  return () => stops.forEach((stop) => stop());
}

/** The place with the parts of the event that it gets as parameters. */
function withPassed({ open, passes }: Reaction, detail: unknown): PlaceRef {
  if (!passes) return open;
  const parts = Object.entries(Object(detail) as Record<string, unknown>).filter(
    ([name, value]) => passes.includes(name) && /string|number|boolean/.test(typeof value),
  );
  return {
    ...open,
    params: {
      ...open.params,
      ...Object.fromEntries(parts.map(([name, value]) => [name, `${value}`.slice(0, longestPart)])),
    },
  };
}
