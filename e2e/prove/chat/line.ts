import { setTimeout as wait } from 'node:timers/promises';
import type { Processes } from '../../support/processes';
import { ask, Unanswered } from '../kill/http';
import type { Draw } from '../../support/seeded-random';

/** The way to the portal, which breaks; with what happened on it. */
export class Line {
  readonly counts = { unanswered: 0, stored: 0, repeated: 0, limited: 0 };
  #passing: Promise<void> | undefined;

  constructor(
    readonly portal: Processes,
    readonly draw: Draw,
  ) {}

  /** The merchant's origin of chat rooms. */
  roomOrigin(merchant: string): string {
    return `http://${merchant}--room.embed.localhost:${this.portal.port}`;
  }

  /** Sets the sandbox's clock forward by more than the minute of the limit; calls at the same time share it. */
  passMinute(): Promise<void> {
    this.#passing ??= ask(`${this.portal.operations}/wps/control/clock`, { method: 'POST', body: { seconds: 61 } })
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => (this.#passing = undefined));
    return this.#passing;
  }

  /** Repeats a request until it is answered. @throws an error that names the refusal */
  async untilAnswered<Value>(address: string, options?: Parameters<typeof ask>[1]): Promise<Value> {
    for (;;) {
      const answer = await ask<Value>(address, options).catch((error: unknown) => {
        if (error instanceof Unanswered) return undefined;
        throw error;
      });
      if (answer?.success) return answer.value;
      if (answer && answer.status < 500) throw new Error(`${address} was refused: ${answer.status} ${answer.code}`);
      await wait(20);
    }
  }
}
