import {
  EnvelopeSchema,
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

interface Kept {
  until: number;
  answer: Promise<unknown>;
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

/** Calls with the same answer for all visitors of the merchant. */
const forAll = [systemSettings, systemWhitelabel, systemDomainRoute, systemTemplates];
/** Calls with answers that may depend on the visitor's address. */ const perVisitor = [systemStatus, systemPermission];

/** Milliseconds that an answer for all visitors is cached. */
const freshness = 5_000;

/**
 * Fetches the answers that every page needs first, before the page is sent. Late and failed answers are left out: the
 * page then makes the call itself and can show the failure.
 */
export class StartAnswerer {
  /** By merchant object, so that a changed configuration invalidates its answers. */
  readonly #kept = new WeakMap<Merchant, Map<string, Kept>>();

  constructor(
    private readonly ask: AskUpstream,
    /** Milliseconds that a page waits for answers. */
    private readonly patience: number,
    private readonly now: () => number = Date.now,
  ) {}

  async answersFor(merchant: Merchant, visitor: Visitor): Promise<StartAnswers> {
    const answers: StartAnswers = {};
    const calls = [
      ...forAll.map(({ id, path }) => [id, this.#keep(merchant, path, visitor)] as const),
      ...perVisitor.map(({ id, path }) => [id, this.#value(merchant, targetFor(path, visitor), visitor)] as const),
    ].map(async ([id, answer]) => {
      const value = await answer.catch(() => undefined);
      if (value !== undefined) answers[id] = value;
    });
    await Promise.race([Promise.all(calls), pause(this.patience)]);
    return { ...answers };
  }

  #keep(merchant: Merchant, path: string, visitor: Visitor): Promise<unknown> {
    const keptFor = this.#kept.get(merchant) ?? new Map<string, Kept>();
    this.#kept.set(merchant, keptFor);
    const kept = keptFor.get(path);
    if (kept && kept.until > this.now()) return kept.answer;
    const answer = this.#value(merchant, path, visitor);
    keptFor.set(path, { until: this.now() + freshness, answer });
    // Failures are not cached: the next page calls again.
    answer.catch(() => keptFor.delete(path));
    return answer;
  }

  async #value(merchant: Merchant, target: string, visitor: Visitor): Promise<unknown> {
    const envelope = v.parse(EnvelopeSchema, JSON.parse(await this.ask(merchant, target, visitor)));
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
