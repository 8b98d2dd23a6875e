import { makeAutoObservable } from 'mobx';
import type { SiteCookies } from '../../storage/site-cookies';

export type Choice = 'granted' | 'declined';

/** How long a choice is good for, in days; then people are asked again. */
const days = 180;

/** What this visitor has said about being counted by others, at this merchant. It outlives signing out. */
export class Consent {
  choice: Choice | undefined;
  /** Whether the question stands on the page: because nothing was said yet, or because somebody wants to change it. */
  asking: boolean;
  /** Whether a person has asked for the question, who is then led to it. */
  wanted = false;
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
    this.wanted = true;
  }

  choose(choice: Choice): void {
    this.choice = choice;
    this.#cookies.write(this.#name, choice, days);
    this.leave();
  }

  /** Keeps what was said before; without that the question stays. */
  leave(): void {
    this.asking = this.choice === undefined;
    this.wanted = false;
  }
}
