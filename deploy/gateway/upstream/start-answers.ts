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

/** Asks the merchant's back end on behalf of a visitor; resolves with the body's text. */
export type AskUpstream = (merchant: Merchant, target: string, visitor: Visitor) => Promise<string>;

interface Kept {
  until: number;
  answer: Promise<unknown>;
}

export interface Visitor {
  address: string;
  /** Host name of the portal, without port. */
  host: string;
  /** The same with its port, where that is not the scheme's own. */
  authority: string;
  scheme: string;
  language: string;
}

/** Answers that are the same for every visitor of the merchant; the others may depend on where one comes from. */
const forAll = [systemSettings, systemWhitelabel, systemDomainRoute, systemTemplates];
const forOne = [systemStatus, systemPermission];

/** Milliseconds an answer for all is good for. */
const freshness = 5_000;

/**
 * The answers a page would ask for first, asked before it is sent. What is not there in time is left out, and the page
 * asks for it itself; what fails is left out too, so that the page meets the failure where it can tell of it.
 */
export class StartAnswerer {
  /** By merchant as configured now: what was answered before a change is not asked for again. */
  readonly #kept = new WeakMap<Merchant, Map<string, Kept>>();

  constructor(
    private readonly ask: AskUpstream,
    /** Milliseconds a page waits for answers. */
    private readonly patience: number,
    private readonly now: () => number = Date.now,
  ) {}

  async answersFor(merchant: Merchant, visitor: Visitor): Promise<StartAnswers> {
    const answers: StartAnswers = {};
    const asked = [
      ...forAll.map(({ id, path }) => [id, this.#keep(merchant, path, visitor)] as const),
      ...forOne.map(({ id, path }) => [id, this.#value(merchant, targetFor(path, visitor), visitor)] as const),
    ].map(async ([id, answer]) => {
      const value = await answer.catch(() => undefined);
      if (value !== undefined) answers[id] = value;
    });
    await Promise.race([Promise.all(asked), pause(this.patience)]);
    return { ...answers };
  }

  #keep(merchant: Merchant, path: string, visitor: Visitor): Promise<unknown> {
    const keptFor = this.#kept.get(merchant) ?? new Map<string, Kept>();
    this.#kept.set(merchant, keptFor);
    const kept = keptFor.get(path);
    if (kept && kept.until > this.now()) return kept.answer;
    const answer = this.#value(merchant, path, visitor);
    keptFor.set(path, { until: this.now() + freshness, answer });
    // A failure is not kept: the next page asks again.
    answer.catch(() => keptFor.delete(path));
    return answer;
  }

  async #value(merchant: Merchant, target: string, visitor: Visitor): Promise<unknown> {
    const envelope = v.parse(EnvelopeSchema, JSON.parse(await this.ask(merchant, target, visitor)));
    if (!envelope.success) throw new Error(`${target} was answered ${envelope.code ?? 'without success'}`);
    return envelope.value ?? null;
  }
}

/** The status call is sent together with the host name it is about. */
function targetFor(path: string, { host }: Visitor): string {
  return path === systemStatus.path ? `${path}?host=${encodeURIComponent(host)}` : path;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
