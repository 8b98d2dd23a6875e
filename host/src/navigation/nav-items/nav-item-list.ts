import type {
  Facts,
  NavItem,
  NavItemChild,
  NavItemPoint,
  Need,
  PlaceRef,
  Resource,
  VersionedName,
} from '@atrium/contract';
import type { CommandBus } from '../commands/command-bus';
import type { Intent } from '../places/intents';
import type { Navigator } from '../places/navigator';
import type { PlaceIndex } from '../places/place-index';
import type { Remote } from '../../remotes/remote';
import type { RemoteList } from '../../remotes/remote-list';

/** A nav item ready to be drawn: its text is resolved and its target exists. */
export interface DrawnNavItem {
  key: string;
  title: string;
  /** A second, smaller line. */
  subtitle?: string | undefined;
  /** At the end of the line, such as a figure. */
  note?: string | undefined;
  icon?: string | undefined;
  mark?: NavItemChild['mark'];
  badge?: NavItem['badge'];
  /** Its place, which decides whether it is the current item; `also` lists further such places. */
  place?: VersionedName | undefined;
  also?: readonly VersionedName[] | undefined;
  /** Address of that place, or a web address, for a real link. */
  href?: string | undefined;
  /** The tab that a web address opens in; absent for a place. */
  tab?: 'same' | 'new' | undefined;
  /** Opens the place or runs the command; absent for a nav item that only unfolds. */
  follow?: (() => void) | undefined;
  /** The QR code that it unfolds. */
  code?: DrawnCode | undefined;
  children?: DrawnNavItem[] | undefined;
  /** Loads children that are known only at run time. @throws when they could not be loaded. */
  askChildren?: (() => Promise<DrawnNavItem[]>) | undefined;
}

/** A QR code of one of the merchant's resources. */
export interface DrawnCode {
  /** Its picture, or the address that it encodes. */
  source: string;
  /** The web address of the resource, for those who cannot scan their own screen. */
  href?: string | undefined;
}

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

/** The remotes' items in the bars of the shell. */
export class NavItemList {
  constructor(private readonly services: NavItemServices) {}

  /** A text that a remote's contributions name, in the page's language. */
  title(remote: Remote, key: string): string {
    return this.services.title(remote, key);
  }

  /** The nav items of a point that exist for this person, in order. */
  at(point: NavItemPoint): DrawnNavItem[] {
    return this.services.remotes.all
      .flatMap((remote) => this.of(remote, remote.release.descriptor.navItems ?? []))
      .filter(({ navItem }) => navItem.point === point)
      .sort((one, other) => one.navItem.order - other.navItem.order)
      .flatMap(({ remote, navItem }) => this.drawn(remote, navItem) ?? []);
  }

  private of(remote: Remote, navItems: NavItem[]): { remote: Remote; navItem: NavItem }[] {
    if (!this.services.facts.holds(remote.release.descriptor.when)) return [];
    return navItems.map((navItem) => ({ remote, navItem }));
  }

  /** Undefined for a nav item without a target on this page. */
  private drawn(remote: Remote, navItem: NavItem): DrawnNavItem | undefined {
    const { facts, title } = this.services;
    if (!facts.holds(navItem.when)) return undefined;
    const target = targetOf(navItem, this.services);
    const children = Array.isArray(navItem.children)
      ? navItem.children
          .toSorted((one, other) => one.order - other.order)
          .flatMap((child) => this.drawn(remote, child) ?? [])
      : undefined;
    const askChildren = this.source(remote, navItem);
    const code = this.code(navItem);
    if (!target && !children?.length && !askChildren && !code) return undefined;
    return {
      key: `${remote.name}/${navItem.id}`,
      title: title(remote, navItem.title),
      icon: navItem.icon,
      badge: navItem.badge,
      also: navItem.also,
      ...target,
      ...(code && { code }),
      ...(children?.length && { children }),
      ...(askChildren && { askChildren }),
    };
  }

  /** The first resource of the type with a picture or a web address. */
  private code({ qrCode }: NavItem): DrawnCode | undefined {
    if (!qrCode) return undefined;
    for (const { type, url, qrCodeUrl } of this.services.resources()) {
      const source = [qrCodeUrl, url].find(isWebAddress);
      if (type === qrCode && source) return { source, href: [url].find(isWebAddress) };
    }
    return undefined;
  }

  private source(remote: Remote, { id, children }: NavItem): DrawnNavItem['askChildren'] {
    const { commands } = this.services;
    if (!children || Array.isArray(children) || !commands.has(children.source)) return undefined;
    return async () => {
      const [answer, { drawChildren }] = await Promise.all([
        commands.ask(children.source, children.request),
        import(/* webpackChunkName: "submenus" */ './draw-children'),
      ]);
      return drawChildren(answer, `${remote.name}/${id}`, this.services);
    };
  }
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

function isWebAddress(address: string | undefined): boolean {
  return /^(https?:\/\/[^/]|data:image\/|\/(?!\/))/i.test(address ?? '');
}
