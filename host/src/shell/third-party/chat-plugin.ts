import { chatRetryDelays } from '@atrium/api/figures';
import { makeAutoObservable } from 'mobx';

/** A plugin that is silent for this long is not ready. Milliseconds. */
const patience = 10_000;

/** Messages of a chat plugin about itself. */
export type ChatMessage = 'ready' | 'failed' | 'opened' | 'closed';

/** The merchant's chat plugin: loaded, retried while it is not ready, and absent when it never is. */
export class ChatPlugin {
  state: 'loading' | 'pausing' | 'ready' | 'absent' = 'loading';
  /** Number of the attempt, from 1. */
  attempt = 0;
  /** Whether the conversation is unfolded. */
  opened = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins to load; returns the stop. */
  start(): () => void {
    this.#try();
    return () => clearTimeout(this.#timer);
  }

  receive(message: ChatMessage): void {
    if (message === 'failed') return this.#fail();
    if (this.state === 'loading') clearTimeout(this.#timer);
    this.state = 'ready';
    this.opened = message === 'opened';
  }

  #try(): void {
    this.attempt += 1;
    this.state = 'loading';
    this.#timer = setTimeout(() => this.#fail(), patience);
  }

  #fail(): void {
    if (this.state !== 'loading') return;
    clearTimeout(this.#timer);
    const pause = chatRetryDelays[this.attempt - 1];
    this.state = pause === undefined ? 'absent' : 'pausing';
    if (pause !== undefined) this.#timer = setTimeout(() => this.#try(), pause);
  }
}
