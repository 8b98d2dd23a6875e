import { inLanguage } from '@atrium/contract';
import type { LanguageStore } from '../../language/language-store';
import type { DialogAction } from '../../messages/dialog';
import type { MessageStore } from '../../messages/message-store';
import type { Holds } from '../../page/holds';
import type { DomainFailure, DomainWatch } from '../problems/create-problems';
import { firstToAnswer, type PingTools } from './first-to-answer';
import type { DomainRoute } from './read-domain-route';
import { domainTexts } from './texts';

export interface DomainCheckSources extends PingTools {
  route: DomainRoute;
  /** Origin of this page. */
  origin: string;
  messages: Pick<MessageStore, 'ask' | 'toast'>;
  language: Pick<LanguageStore, 'current' | 'text'>;
  holds: Pick<Holds, 'strongest'>;
  /** Whether the device has a connection at all. */
  online(): boolean;
  /** Opens the same address on another domain. */
  moveTo(origin: string): void;
  reload(): void;
  openSupport(address: string): void;
}

/**
 * Looks for another domain of the merchant when this one fails. Leaves without asking when the server has closed this
 * domain and nothing is unfinished, otherwise asks first. Shows a dialog with Retry when none answers.
 */
export class DomainCheck implements DomainWatch {
  readonly #with: DomainCheckSources;
  /** Runs one check, with one dialog, at a time. */
  #busy = false;

  constructor(sources: DomainCheckSources) {
    this.#with = sources;
  }

  unavailable(failure: DomainFailure): void {
    void this.#runOnce(async () => {
      const other = await this.#search(this.#with.route.others);
      if (other === undefined) return this.#showFailure(failure);
      if (this.#with.holds.strongest) return this.#offer(other, failure);
      this.#with.moveTo(other);
    });
  }

  silent(failure: DomainFailure): void {
    const { online, origin, route, language, messages } = this.#with;
    void this.#runOnce(async () => {
      const answers = !online() || (await firstToAnswer([origin], this.#with)) !== undefined;
      if (answers) return void (await messages.ask({ kind: 'warning', ...failure, actions: [this.#button('ok')] }));
      const other = await this.#search(route.others);
      if (other !== undefined) return this.#offer(other, failure);
      await this.#showFailure({ ...failure, text: language.text('domain_not_available') });
    });
  }

  async #runOnce(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    await work().finally(() => (this.#busy = false));
  }

  #search(origins: readonly string[]): Promise<string | undefined> {
    if (origins.length > 0) this.#with.messages.toast({ kind: 'info', text: this.#text('checking') });
    return firstToAnswer(origins, this.#with);
  }

  /** Shows that no domain answers; `retry` checks all of them again, including this one. */
  async #showFailure(failure: DomainFailure): Promise<void> {
    const { messages, route, origin, openSupport, reload, moveTo } = this.#with;
    const chosen = await messages.ask({
      kind: 'warning',
      title: this.#text('failed'),
      ...failure,
      actions: [...(route.support ? [{ label: this.#text('support'), value: 'support' }] : []), this.#button('retry')],
    });
    if (chosen?.value === 'support' && route.support) return openSupport(route.support);
    if (chosen?.value !== 'retry') return;
    const found = await this.#search([origin, ...route.others]);
    if (found === undefined) return this.#showFailure(failure);
    if (found === origin) reload();
    else moveTo(found);
  }

  async #offer(other: string, { small }: DomainFailure): Promise<void> {
    const chosen = await this.#with.messages.ask({
      kind: 'warning',
      text: this.#text('other').replace('{{host}}', new URL(other).host),
      small,
      actions: [{ label: this.#text('stay') }, { label: this.#text('go'), value: 'go', tone: 'primary' }],
    });
    if (chosen?.value === 'go') this.#with.moveTo(other);
  }

  #text(key: string): string {
    return inLanguage(domainTexts, this.#with.language.current)[key] ?? key;
  }

  #button(name: 'ok' | 'retry'): DialogAction {
    return { label: this.#with.language.text(name), value: name, tone: 'primary' };
  }
}
