import { makeAutoObservable } from 'mobx';
import type { SiteCookies } from '../../storage/site-cookies';

export type Choice = 'granted' | 'declined';

/** How long a choice is valid, in days; then visitors are asked again. */
const days = 180;

/** This visitor's choice about third-party tags, at this merchant. It survives signing out. */
export class Consent {
  choice: Choice | undefined;
  /** Whether the question is on the page: because there is no answer yet, or because the person wants to change it. */
  asking: boolean;
  /** Whether the person requested the question, which then gets the focus. */
  requested = false;
  readonly #cookies: Pick<SiteCookies, 'read' | 'write'>;
  readonly #name: string;

  constructor(cookies: Pick<SiteCookies, 'read' | 'write'>, merchant: string) {
    this.#cookies = cookies;
    this.#name = `atrium.${merchant}.consent`;
    const kept = cookies.read(this.#name);
    this.choice = kept === 'granted' || kept === 'declined' ? kept : undefined;
    this.asking = this.choice === undefined;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(): void {
    this.asking = true;
    this.requested = true;
  }

  choose(choice: Choice): void {
    this.choice = choice;
    this.#cookies.write(this.#name, choice, days);
    this.leave();
  }

  /** Keeps the former answer; without one the question stays. */
  leave(): void {
    this.asking = this.choice === undefined;
    this.requested = false;
  }
}
