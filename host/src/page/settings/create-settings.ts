import { SettingsSchema, type SettingsAnswer } from '@atrium/api';
import type { Composition, Fact, Settings } from '@atrium/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import * as v from 'valibot';
import type { KeyedStorage } from '../../storage/open-storage';
import type { SessionKeys } from '../../storage/session-keys';
import { mergedFacts } from './merged-facts';
import { pickOnce } from './pick-once';

export interface SettingsSources {
  composition: Pick<Composition, 'merchant' | 'facts'>;
  /** The answer to `system.settings` in the page, if there is one. */
  answer?: unknown;
  keys: SessionKeys;
  /** The session's storage: keeps the choice of CDN and the last settings. */
  storage: KeyedStorage;
  random?: () => number;
}

/** The settings for the host: the contract's, and the parts that only the host reads. */
export interface HostSettings extends Settings {
  /** Whether the settings answer is known; until then lists are empty and facts come from the composition alone. */
  readonly known: boolean;
  /** The parsed answer, for the few readers of its other parts. */
  readonly answer: SettingsAnswer | undefined;
  /** Facts of the merchant: those of the composition, as far as the answer does not say otherwise. */
  readonly facts: readonly Fact[];
  /** A switch by its name, `INBOX3`; an absent one is off. */
  switched(name: string): boolean;
  /** Applies the answer to `system.settings`, from the page or loaded later. */
  setAnswer(answer: SettingsAnswer): void;
  /** Applies values of the merchant besides its settings. */
  setValues(values: Record<string, unknown>): void;
}

const lastSettingsKey = 'atrium.settings';

/** The merchant's settings; observable, because an answer may arrive after the page. */
export function createSettings(sources: SettingsSources): HostSettings {
  const parsed = v.safeParse(SettingsSchema, sources.answer);
  const settings = new MerchantSettings(sources, lastSettings(sources.storage));
  if (parsed.success) settings.setAnswer(parsed.output);
  return settings;
}

function lastSettings(storage: KeyedStorage): SettingsAnswer | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), SettingsSchema), storage.getItem(lastSettingsKey));
  return kept.success ? kept.output : undefined;
}

class MerchantSettings implements HostSettings {
  answer: SettingsAnswer | undefined = undefined;
  values: Record<string, unknown> = {};
  readonly #sources: SettingsSources;

  constructor(sources: SettingsSources, last: SettingsAnswer | undefined) {
    this.#sources = sources;
    this.answer = last;
    makeAutoObservable<this>(this, { answer: observableRef, values: observableRef });
  }

  get known(): boolean {
    return this.answer !== undefined;
  }

  get merchant() {
    const { code, name } = this.#sources.composition.merchant;
    return { code, name };
  }

  get siteCode() {
    return this.#sources.composition.merchant.siteCode;
  }

  get currency() {
    return this.#sources.composition.merchant.currency;
  }

  get languages() {
    return this.#sources.composition.merchant.languages;
  }

  get registration() {
    return this.answer?.register?.fields ?? [];
  }

  get resources() {
    return (this.answer?.resources ?? []).map(({ resourceType, url, qrCodeUrl }) => ({
      type: resourceType,
      ...(url && { url }),
      ...(qrCodeUrl && { qrCodeUrl }),
    }));
  }

  get customerService() {
    return (this.answer?.customerService ?? []).map(({ title, path, csType, csPosition, labelIds, target, type }) => ({
      title,
      path,
      ...(csType && { csType }),
      ...(csPosition && { csPosition }),
      ...(labelIds && { labelIds }),
      ...(target && { target }),
      ...(type && { type }),
    }));
  }

  get imageBase() {
    return this.#picked('imageBase', this.answer?.imageCDNs);
  }

  get gameBase() {
    return this.#picked('gameBase', this.answer?.launchGameCDNs);
  }

  get facts(): readonly Fact[] {
    return mergedFacts(this.#sources.composition.facts, this.answer);
  }

  value(name: string): string | undefined {
    const value = { ...this.answer, ...this.values, ...this.#sources.composition.merchant.values }[name];
    return value === undefined || value === '' || typeof value === 'object' ? undefined : String(value);
  }

  switched(name: string): boolean {
    return this.facts.includes(`switch:${name}`);
  }

  setAnswer(answer: SettingsAnswer): void {
    const { keys, storage } = this.#sources;
    this.answer = answer;
    storage.setItem(lastSettingsKey, JSON.stringify(answer));
    keys.set('merchantCode', this.merchant.code);
    keys.set('shellSet', answer.shellSet ?? {});
  }

  setValues(values: Record<string, unknown>): void {
    this.values = values;
  }

  #picked(name: string, addresses: readonly string[] = []): string {
    return pickOnce(this.#sources.storage, name, addresses, this.#sources.random ?? Math.random);
  }
}
