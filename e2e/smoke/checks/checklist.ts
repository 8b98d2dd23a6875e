/** Runs checks and counts them; a failed check does not stop the next. */
export class Checklist {
  passed = 0;
  readonly failures: string[] = [];
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** @param title names remote and place, so that a failure shows where to look */
  async check(title: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.passed += 1;
    } catch (error) {
      this.failures.push(title);
      this.#print(`  failed: ${title}\n${indented(error)}`);
    }
  }

  get closingLine(): string {
    return `${this.passed} passed, ${this.failures.length} failed`;
  }
}

function indented(error: unknown): string {
  // eslint-disable-next-line no-control-regex -- colour codes of the terminal
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\u001b\[\d+m/g, '');
  return message
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}
