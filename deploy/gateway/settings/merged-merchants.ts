import {
  systemCountries,
  systemDomainRoute,
  systemSettings,
  systemTemplates,
  toCountries,
  type SettingsAnswer,
} from '@atrium/api';
import { readLeniently, type StartAnswers } from '@atrium/contract';
import type * as v from 'valibot';
import type { Merchant } from '../../merchants';
import type { StartAnswerer, Visitor } from '../upstream/start-answers';
import { mergedMerchant } from './merged-merchant';
import { originOfAddress } from './origin-of-address';
import { pageSettings, type PageSettings } from './page-settings';

/** Calls with answers that change what a merchant's pages consist of. */
const merging = [systemSettings, systemTemplates, systemCountries, systemDomainRoute];

/** Domains of one merchant that a page may ping, at most; each is in the policy of every page. */
const mostDomains = 100;

interface Merged {
  merchant: Merchant;
  /** Origins of the merchant's other domains, which pages may ping. */
  domains: string[];
  settings: PageSettings;
}

interface Known extends Merged {
  /** The latest answers, by call id. */
  answers: StartAnswers;
  text: string;
}

/** Reports a part of an answer that was left out, or a whole one. */
export type ReportUnreadable = (unreadable: { merchant: string; call: string; issue: string }) => void;

/**
 * Merchants as their pages need them: with the settings of their back ends. The last answers stay in use while a back
 * end does not answer. A merged merchant is the same object until an answer changes.
 */
export class MergedMerchants {
  /** By configured merchant: a changed configuration is a new object. */
  readonly #known = new WeakMap<Merchant, Known>();
  readonly #answerer: Pick<StartAnswerer, 'answersFor' | 'sharedAnswers'>;
  readonly #report: ReportUnreadable;

  constructor(answerer: Pick<StartAnswerer, 'answersFor' | 'sharedAnswers'>, report: ReportUnreadable) {
    this.#answerer = answerer;
    this.#report = report;
  }

  /** The merchant for a page, and the answers that the page carries. */
  async forPage(configured: Merchant, visitor: Visitor): Promise<Omit<Merged, 'settings'> & { answers: StartAnswers }> {
    const answered = await this.#answerer.answersFor(configured, visitor);
    const { merchant, domains, settings } = this.#merge(configured, answered);
    const { [systemCountries.id]: _countries, ...answers } = answered;
    // without an answer the page makes the call itself, and can show its failure
    if (!(systemSettings.id in answers)) return { merchant, domains, answers };
    return { merchant, domains, answers: { ...settings.contained, ...answers, ...settings.own } };
  }

  /** The merchant for a composition without a page. */
  async forComposition(configured: Merchant, visitor: Visitor): Promise<Merchant> {
    return this.#merge(configured, await this.#answerer.sharedAnswers(configured, visitor)).merchant;
  }

  /** The merchant by the last answers. */
  lastKnown(configured: Merchant): Merchant {
    return this.#known.get(configured)?.merchant ?? configured;
  }

  #merge(configured: Merchant, answered: StartAnswers): Merged {
    const known = this.#known.get(configured);
    const latest = merging.filter(({ id }) => id in answered && answered[id] !== known?.answers[id]);
    if (known && latest.length === 0) return known;
    const answers = { ...known?.answers, ...Object.fromEntries(latest.map(({ id }) => [id, answered[id]])) };
    const text = JSON.stringify(answers);
    // answers are requested again and again, and are mostly the same
    const next = known?.text === text ? { ...known, answers } : { ...this.#read(configured, answers), answers, text };
    this.#known.set(configured, next);
    return next;
  }

  #read(configured: Merchant, answers: StartAnswers): Merged {
    const read = <Output>(call: { id: string; answer: v.GenericSchema<unknown, Output> }): Output | undefined => {
      if (!(call.id in answers)) return undefined;
      const { read: result, leftOut } = readLeniently(call.answer, answers[call.id]);
      for (const { message } of [...leftOut, ...(result.issues ?? []).slice(0, 1)])
        this.#report({ merchant: configured.code, call: call.id, issue: message.slice(0, 200) });
      return result.success ? result.output : undefined;
    };
    const settings: SettingsAnswer = read(systemSettings) ?? {};
    const countries = read(systemCountries);
    const merchant = mergedMerchant(configured, {
      settings,
      template: read(systemTemplates) ?? settings.templates,
      countries: countries && toCountries(countries),
    });
    const route = read(systemDomainRoute) ?? settings.domainRoute;
    const domains = (route?.domainList ?? []).flatMap((domain) => originOfAddress(domain) ?? []);
    return {
      merchant,
      domains: [...new Set(domains)].slice(0, mostDomains),
      settings: pageSettings(merchant, settings),
    };
  }
}
