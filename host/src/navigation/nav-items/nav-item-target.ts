import type { Facts, NavItem, Need, PlaceRef, Resource } from '@atrium/contract';
import type { CommandBus } from '../commands/command-bus';
import type { Intent } from '../places/intents';
import type { Navigator } from '../places/navigator';
import type { PlaceIndex } from '../places/place-index';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';
import type { DrawnNavItem } from './drawn-nav-item';

export interface NavItemServices {
  remotes: RemoteList;
  facts: Pick<Facts, 'holds'>;
  places: PlaceIndex;
  navigator: Pick<Navigator, 'open'>;
  commands: Pick<CommandBus, 'has' | 'run' | 'ask'>;
  /** Helps the person to meet needs; resolves with whether they are met. */
  satisfy(needs: readonly Need[] | undefined, intent: Intent): Promise<boolean>;
  /** The merchant's resources; nav items unfold their codes. */
  resources(): readonly Resource[];
  /** A text of a remote's contributions. */
  title(remote: Remote, key: string): string;
}

/** Where a nav item leads; undefined where this page has no such place or command. */
export function targetOf(
  { to, run }: Pick<NavItem, 'to' | 'run'>,
  { places, navigator, commands }: NavItemServices,
): Pick<DrawnNavItem, 'place' | 'href' | 'follow'> | undefined {
  if (to) {
    if (!places.has(to.place)) return undefined;
    const open = ({ place, params }: PlaceRef) => void navigator.open(place, params);
    return { place: to.place, href: places.href(to.place, to.params), follow: () => open(to) };
  }
  // the failure has been shown to the person
  if (run && commands.has(run.command))
    return { follow: () => void commands.run(run.command, run.request).catch(() => undefined) };
  return undefined;
}
