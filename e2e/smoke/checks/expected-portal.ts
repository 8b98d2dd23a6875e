import type { ComposedRemote, Composition, Fact, NavItem, Place, VersionedName, When } from '@atrium/contract';
import type { Person } from '../stub-portal';

const sessionFacts: Record<Person | 'visitor', Partial<Record<Fact, boolean>>> = {
  visitor: { 'signed-in': false, 'real-account': false, player: false, agent: false },
  player: { 'signed-in': true, 'real-account': true, player: true, agent: false },
  agent: { 'signed-in': true, 'real-account': true, player: false, agent: true },
  trial: { 'signed-in': true, 'real-account': false, player: true, agent: false },
};

/** Facts about the account, as the catalogue's example answers state them. */
const accountFacts: Partial<Record<Fact, boolean>> = {
  'wallet:single': false,
  'contract:dailysalinfo': false,
  'contract:dividendinfo': false,
  'contract:hoursalinfo': false,
  'contract:realtimesalinfo': false,
};

const merchantFact = /^(switch|setting|resource|language):/;

/**
 * What the host has to offer one person: computed from the composed descriptors, and from the facts that follow from
 * the merchant's configuration, the session and the example answers. The host is not asked, and evaluates conditions
 * by other code.
 */
export class ExpectedPortal {
  readonly #remotes: ComposedRemote[];
  readonly #merchant: ReadonlySet<Fact>;
  readonly #person: Partial<Record<Fact, boolean>>;

  constructor({ remotes, facts }: Pick<Composition, 'remotes' | 'facts'>, person: Person | 'visitor') {
    this.#remotes = remotes;
    this.#merchant = new Set(facts);
    this.#person = { ...sessionFacts[person], ...accountFacts };
  }

  /** @throws when the condition uses a fact that has no known value here */
  holds(when: When | undefined): boolean {
    if (when === undefined) return true;
    if (typeof when === 'string') return this.#isTrue(when);
    if (Array.isArray(when)) return when.every((inner) => this.holds(inner));
    if ('any' in when) return when.any.some((inner) => this.holds(inner));
    return !this.holds(when.not);
  }

  /** Whether the address of a place shows it. */
  hasAddress(name: VersionedName): boolean {
    return this.#places(name).some(
      ({ remote, place }) =>
        this.holds(remote.descriptor.when) &&
        this.holds(place.when) &&
        (place.inside === undefined || this.hasAddress(place.inside)),
    );
  }

  /** Whether views may link to a place. */
  hasPlace(name: VersionedName): boolean {
    return this.hasAddress(name) && this.#places(name).some(({ place }) => this.holds(place.offered));
  }

  hasCommand(name: VersionedName): boolean {
    return this.#remotes.some(
      ({ descriptor }) =>
        this.holds(descriptor.when) &&
        descriptor.commands?.some((command) => command.name === name && this.holds(command.when)),
    );
  }

  /** Whether the host draws a nav item: its conditions hold, and it leads somewhere. */
  hasNavItem({ descriptor }: ComposedRemote, navItem: NavItem): boolean {
    return this.holds(descriptor.when) && this.#leadsSomewhere(navItem);
  }

  #leadsSomewhere({ when, to, run, qrCode, children }: NavItem): boolean {
    if (!this.holds(when)) return false;
    if (to && this.hasPlace(to.place)) return true;
    if (run && this.hasCommand(run.command)) return true;
    if (qrCode && this.#isTrue(`resource:${qrCode}`)) return true;
    if (Array.isArray(children)) return children.some((child) => this.#leadsSomewhere(child));
    return children !== undefined && this.hasCommand(children.source);
  }

  #isTrue(fact: Fact): boolean {
    const value = merchantFact.test(fact) ? this.#merchant.has(fact) : this.#person[fact];
    if (value === undefined) throw new Error(`The smoke test does not know ${fact}. Add its value to accountFacts.`);
    return value;
  }

  #places(name: VersionedName): { remote: ComposedRemote; place: Place }[] {
    return this.#remotes.flatMap((remote) =>
      (remote.descriptor.places ?? []).filter((place) => place.name === name).map((place) => ({ remote, place })),
    );
  }
}
