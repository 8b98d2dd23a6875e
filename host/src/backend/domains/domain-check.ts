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
  /** Where this page came from. */
  origin: string;
  messages: Pick<MessageStore, 'ask' | 'toast'>;
  language: Pick<LanguageStore, 'current' | 'text'>;
  holds: Pick<Holds, 'strongest'>;
  /** Whether the device has a connection at all. */
  online(): boolean;
  /** Goes on at the same place of another domain. */
  moveTo(origin: string): void;
  reload(): void;
  openSupport(address: string): void;
}

/**
 * Looks for another domain of the merchant when this one fails, and goes there: by itself when the server has closed
 * this one and nothing is unfinished, after asking otherwise. Where none answers, that is said, with another try.
 */
export class DomainCheck implements DomainWatch {
  readonly #with: DomainCheckSources;
  /** One check, and one dialog about it, at a time. */
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

  /** No domain answers; `retry` asks all of them again, this one too. */
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
    return (domainTexts[this.#with.language.current] ?? domainTexts.EN)[key] ?? key;
  }

  #button(name: 'ok' | 'retry'): DialogAction {
    return { label: this.#with.language.text(name), value: name, tone: 'primary' };
  }
}
