import {
  EnvelopeSchema,
  systemCountries,
  systemDomainRoute,
  systemPermission,
  systemSettings,
  systemStatus,
  systemTemplates,
  systemWhitelabel,
} from '@atrium/api';
import type { StartAnswers } from '@atrium/contract';
import * as v from 'valibot';
import type { Merchant } from '../../merchants';

/** Calls the merchant's back end for a visitor; resolves with the body's text. */
export type AskUpstream = (merchant: Merchant, target: string, visitor: Visitor) => Promise<string>;

/** A call's id, and its answer. */
type Pending = readonly [id: string, answer: Promise<unknown>];

interface Kept {
  until: number;
  answer: Promise<unknown>;
  /** The call failed: a page repeats it, a poll waits until it is over. */
  failed?: boolean;
}

export interface Visitor {
  address: string;
  /** Host name of the portal, without port. */
  host: string;
  /** The same with its port, unless it is the scheme's default. */
  authority: string;
  scheme: string;
  language: string;
}

/** Calls with the same answer for all visitors of the merchant, and the milliseconds that it is cached. */
const forAll = [
  { call: systemSettings, freshness: 5_000 },
  { call: systemWhitelabel, freshness: 5_000 },
  { call: systemDomainRoute, freshness: 5_000 },
  { call: systemTemplates, freshness: 5_000 },
  { call: systemCountries, freshness: 300_000 },
];
/** Milliseconds after a failed call in which polls do not repeat it. */
const failurePause = 5_000;
/** Calls with answers that may depend on the visitor's address. */
const perVisitor = [systemStatus, systemPermission];

/**
 * Fetches the answers that every page needs first, before the page is sent, and those that decide what it consists of.
 * Late and failed answers are left out: the page then makes the call itself and can show the failure.
 */
export class StartAnswerer {
  /** By merchant object, so that a changed configuration invalidates its answers. */
  readonly #kept = new WeakMap<Merchant, Map<string, Kept>>();

  /** Calls under way that depend on the visitor. */
  readonly #underWay = new WeakMap<Merchant, Map<string, Promise<unknown>>>();
  readonly #ask: AskUpstream;
  readonly #patience: number;
  readonly #now: () => number;

  constructor(
    ask: AskUpstream,
    /** Milliseconds that a page waits for answers. */
    patience: number,
    now: () => number = Date.now,
  ) {
    this.#ask = ask;
    this.#patience = patience;
    this.#now = now;
  }

  async answersFor(merchant: Merchant, visitor: Visitor): Promise<StartAnswers> {
    return this.#inTime([
      ...this.#shared(merchant, visitor, 'page'),
      ...perVisitor.map(({ id, path }): Pending => [id, this.#together(merchant, targetFor(path, visitor), visitor)]),
    ]);
  }

  /** Equal visitors share a call while it is under way, and no longer: a later page gets a later answer. */
  #together(merchant: Merchant, target: string, visitor: Visitor): Promise<unknown> {
    const calls = this.#underWay.get(merchant) ?? new Map<string, Promise<unknown>>();
    this.#underWay.set(merchant, calls);
    const { address, authority, scheme, language } = visitor;
    const key = JSON.stringify([target, address, authority, scheme, language]);
    const known = calls.get(key);
    if (known) return known;
    const answer = this.#value(merchant, target, visitor).finally(() => calls.delete(key));
    calls.set(key, answer);
    return answer;
  }

  /**
   * Only the answers that are the same for all visitors, for the polls of open pages: they do not repeat a call that has
   * just failed.
   */
  async sharedAnswers(merchant: Merchant, visitor: Visitor): Promise<StartAnswers> {
    return this.#inTime(this.#shared(merchant, visitor, 'poll'));
  }

  #shared(merchant: Merchant, visitor: Visitor, reason: 'page' | 'poll'): Pending[] {
    const keptFor = this.#kept.get(merchant) ?? new Map<string, Kept>();
    this.#kept.set(merchant, keptFor);
    return forAll.map(({ call: { id, path }, freshness }) => {
      const kept = keptFor.get(path);
      if (kept && kept.until > this.#now() && (reason === 'poll' || !kept.failed)) return [id, kept.answer];
      const answer = this.#value(merchant, path, visitor);
      keptFor.set(path, { until: this.#now() + freshness, answer });
      answer.catch(() => keptFor.set(path, { until: this.#now() + failurePause, answer, failed: true }));
      return [id, answer];
    });
  }

  async #inTime(calls: Pending[]): Promise<StartAnswers> {
    const answers: StartAnswers = {};
    const arrived = calls.map(async ([id, answer]) => {
      const value = await answer.catch(() => undefined);
      if (value !== undefined) answers[id] = value;
    });
    await Promise.race([Promise.all(arrived), pause(this.#patience)]);
    // in the order of the calls, so that pages with equal answers are equal
    return Object.fromEntries(calls.flatMap(([id]) => (id in answers ? [[id, answers[id]]] : [])));
  }

  async #value(merchant: Merchant, target: string, visitor: Visitor): Promise<unknown> {
    const envelope = v.parse(EnvelopeSchema, JSON.parse(await this.#ask(merchant, target, visitor)));
    if (!envelope.success) throw new Error(`${target} failed with ${envelope.code ?? 'no code'}`);
    return envelope.value ?? null;
  }
}

/** The status call needs the host name. */
function targetFor(path: string, { host }: Visitor): string {
  return path === systemStatus.path ? `${path}?host=${encodeURIComponent(host)}` : path;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
