import type { StartAnswers } from '@atrium/contract';

/** Answers embedded in the page. Each is used once. */
export class StartUpAnswers {
  readonly #answers: Map<string, unknown>;

  constructor(answers: StartAnswers) {
    this.#answers = new Map(Object.entries(answers));
  }

  take(endpoint: string): { value: unknown } | undefined {
    if (!this.#answers.has(endpoint)) return undefined;
    const value = this.#answers.get(endpoint);
    this.#answers.delete(endpoint);
    return { value };
  }
}
