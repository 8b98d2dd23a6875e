import type { Entry, EntryChild, EntryPoint, Facts, PlaceRef } from '@atrium/contract';
import type { CommandBus } from '../commands/command-bus';
import type { Navigator } from '../places/navigator';
import type { PlaceIndex } from '../places/place-index';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';
import { readEntryChildren } from './entry-children';

/** An entry ready to be drawn: its words found, its target known to exist. */
export interface DrawnEntry {
  key: string;
  title: string;
  icon?: string | undefined;
  mark?: EntryChild['mark'];
  badge?: Entry['badge'];
  /** The place it leads to, for telling which entry is the current one; and others that are told as this one. */
  place?: string | undefined;
  also?: readonly string[] | undefined;
  /** Address of that place, for a real link. */
  href?: string | undefined;
  /** Goes there or runs it; absent for an entry that only unfolds. */
  follow?: (() => void) | undefined;
  children?: DrawnEntry[] | undefined;
  /** Asks for children that are only known at run time. @throws when they could not be had. */
  askChildren?: (() => Promise<DrawnEntry[]>) | undefined;
}

interface EntryServices {
  remotes: RemoteList;
  facts: Pick<Facts, 'holds'>;
  places: PlaceIndex;
  navigator: Pick<Navigator, 'open'>;
  commands: Pick<CommandBus, 'has' | 'run'>;
  /** A text of a remote's contributions. */
  title(remote: Remote, key: string): string;
}

/** What remotes add to the bars of the shell. */
export class EntryList {
  constructor(private readonly services: EntryServices) {}

  /** A text that a remote's contributions name, in the page's language. */
  title(remote: Remote, key: string): string {
    return this.services.title(remote, key);
  }

  /** The entries of a point that exist for this person, in order. */
  at(point: EntryPoint): DrawnEntry[] {
    return this.services.remotes.all
      .flatMap((remote) => this.of(remote, remote.release.descriptor.entries ?? []))
      .filter(({ entry }) => entry.point === point)
      .sort((one, other) => one.entry.order - other.entry.order)
      .flatMap(({ remote, entry }) => this.drawn(remote, entry) ?? []);
  }

  private of(remote: Remote, entries: Entry[]): { remote: Remote; entry: Entry }[] {
    if (!this.services.facts.holds(remote.release.descriptor.when)) return [];
    return entries.map((entry) => ({ remote, entry }));
  }

  /** Nothing for an entry that leads nowhere on this page. */
  private drawn(remote: Remote, entry: Entry): DrawnEntry | undefined {
    const { facts, title } = this.services;
    if (!facts.holds(entry.when)) return undefined;
    const target = this.target(entry);
    const children = Array.isArray(entry.children)
      ? entry.children
          .toSorted((one, other) => one.order - other.order)
          .flatMap((child) => this.drawn(remote, child) ?? [])
      : undefined;
    const askChildren = this.source(remote, entry);
    if (!target && !children?.length && !askChildren) return undefined;
    return {
      key: `${remote.name}/${entry.id}`,
      title: title(remote, entry.title),
      icon: entry.icon,
      badge: entry.badge,
      also: entry.also,
      ...target,
      ...(children?.length && { children }),
      ...(askChildren && { askChildren }),
    };
  }

  private target({ to, run }: Pick<Entry, 'to' | 'run'>): Pick<DrawnEntry, 'place' | 'href' | 'follow'> | undefined {
    const { places, navigator, commands } = this.services;
    if (to) {
      if (!places.has(to.place)) return undefined;
      const open = ({ place, params }: PlaceRef) => void navigator.open(place, params);
      return { place: to.place, href: places.href(to.place, to.params), follow: () => open(to) };
    }
    // what goes wrong has been told to the person
    if (run && commands.has(run.command))
      return { follow: () => void commands.run(run.command, run.request).catch(() => undefined) };
    return undefined;
  }

  private source(remote: Remote, { id, children }: Entry): DrawnEntry['askChildren'] {
    const { commands } = this.services;
    if (!children || Array.isArray(children) || !commands.has(children.source)) return undefined;
    return async () =>
      readEntryChildren(await commands.run(children.source)).flatMap((child) => {
        const target = this.target(child);
        const { title, mark } = child;
        return target ? [{ key: `${remote.name}/${id}/${child.id}`, title, mark, ...target }] : [];
      });
  }
}
