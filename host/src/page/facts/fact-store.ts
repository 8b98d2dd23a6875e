import { evaluate, writable, type Fact, type Facts, type Readable, type When } from '@atrium/contract';
import { observable, runInAction } from 'mobx';

/** A source of facts that change. */
export interface FactSource {
  /** Facts that are true now. */
  current(): readonly Fact[];
  subscribe(listener: () => void): () => void;
}

/** A source from a `Readable` and a rule. */
export function factsOf<T>(readable: Readable<T>, rule: (value: T) => readonly Fact[]): FactSource {
  return { current: () => rule(readable.get()), subscribe: readable.subscribe };
}

/** Facts that the host knows without a list from the server: absent means false, not unknown. */
const closed: ReadonlySet<string> = new Set<Fact>(['signed-in', 'real-account', 'player', 'agent']);

/** What is true on this page: fixed for the merchant, or following session and account. */
export class FactStore implements Facts {
  readonly revision = writable(0);
  /** Facts that were read but have no source, in the order they were first read. */
  readonly unknown = new Set<Fact>();

  readonly #stated = observable.box<ReadonlySet<Fact>>(new Set(), { deep: false });
  readonly #merchant: readonly Fact[];
  readonly #sources: readonly FactSource[];

  constructor(merchant: readonly Fact[], sources: readonly FactSource[]) {
    this.#merchant = merchant;
    this.#sources = sources;
    this.#stated.set(this.#gather());
  }

  /** Follows the sources; returns the stop. */
  start(): () => void {
    const stops = this.#sources.map((source) => source.subscribe(() => this.#look()));
    this.#look();
    return () => stops.forEach((stop) => stop());
  }

  readonly has = (fact: Fact): boolean => {
    const holds = this.#stated.get().has(fact);
    if (!holds && !closed.has(fact)) this.unknown.add(fact);
    return holds;
  };

  readonly holds = (when: When | undefined): boolean => evaluate(when, this.has) === true;

  #gather(): ReadonlySet<Fact> {
    return new Set([...this.#merchant, ...this.#sources.flatMap((source) => source.current())]);
  }

  #look(): void {
    const next = this.#gather();
    const stated = this.#stated.get();
    const same = next.size === stated.size && [...next].every((fact) => stated.has(fact));
    if (same) return;
    runInAction(() => this.#stated.set(next));
    this.revision.set(this.revision.get() + 1);
  }
}
