import type { NavItem, NavItemPoint } from '@atrium/contract';
import type { Remote } from '../../remotes/remote';
import type { DrawnCode, DrawnNavItem } from './drawn-nav-item';
import { targetOf, type NavItemServices } from './nav-item-target';

/** The remotes' items in the bars of the shell. */
export class NavItemList {
  readonly #services: NavItemServices;

  constructor(services: NavItemServices) {
    this.#services = services;
  }

  /** A text that a remote's contributions name, in the page's language. */
  title(remote: Remote, key: string): string {
    return this.#services.title(remote, key);
  }

  /** The nav items of a point that exist for this person, in order. */
  at(point: NavItemPoint): DrawnNavItem[] {
    return this.#services.remotes.all
      .flatMap((remote) => this.#of(remote, remote.release.descriptor.navItems ?? []))
      .filter(({ navItem }) => navItem.point === point)
      .sort((one, other) => one.navItem.order - other.navItem.order)
      .flatMap(({ remote, navItem }) => this.#drawn(remote, navItem) ?? []);
  }

  #of(remote: Remote, navItems: NavItem[]): { remote: Remote; navItem: NavItem }[] {
    if (!this.#services.facts.holds(remote.release.descriptor.when)) return [];
    return navItems.map((navItem) => ({ remote, navItem }));
  }

  /** Undefined for a nav item without a target on this page. */
  #drawn(remote: Remote, navItem: NavItem): DrawnNavItem | undefined {
    const { facts, title } = this.#services;
    if (!facts.holds(navItem.when)) return undefined;
    const target = targetOf(navItem, this.#services);
    const children = Array.isArray(navItem.children)
      ? navItem.children
          .toSorted((one, other) => one.order - other.order)
          .flatMap((child) => this.#drawn(remote, child) ?? [])
      : undefined;
    const askChildren = this.#source(remote, navItem);
    const code = this.#code(navItem);
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
  #code({ qrCode }: NavItem): DrawnCode | undefined {
    if (!qrCode) return undefined;
    for (const { type, url, qrCodeUrl } of this.#services.resources()) {
      const source = [qrCodeUrl, url].find(isWebAddress);
      if (type === qrCode && source) return { source, href: [url].find(isWebAddress) };
    }
    return undefined;
  }

  #source(remote: Remote, { id, children }: NavItem): DrawnNavItem['askChildren'] {
    const { commands } = this.#services;
    if (!children || Array.isArray(children) || !commands.has(children.source)) return undefined;
    return async () => {
      const [answer, { drawChildren }] = await Promise.all([
        commands.ask(children.source, children.request),
        import(/* webpackChunkName: "submenus" */ './draw-children'),
      ]);
      return drawChildren(answer, `${remote.name}/${id}`, this.#services);
    };
  }
}

function isWebAddress(address: string | undefined): boolean {
  return /^(https?:\/\/[^/]|data:image\/|\/(?!\/))/i.test(address ?? '');
}
