import type { StartAnswers } from '@atrium/contract';

/** Answers that came inside the page. Each is used once; `taken` counts them, for the proof that nothing is asked twice. */
export class PrimedAnswers {
  readonly taken: string[] = [];
  readonly #answers: Map<string, unknown>;

  constructor(answers: StartAnswers) {
    this.#answers = new Map(Object.entries(answers));
  }

  take(endpoint: string): { value: unknown } | undefined {
    if (!this.#answers.has(endpoint)) return undefined;
    const value = this.#answers.get(endpoint);
    this.#answers.delete(endpoint);
    this.taken.push(endpoint);
    return { value };
  }
}
