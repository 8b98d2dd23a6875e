/** What was checked, one line each; a failed check does not stop the next. */
export class Checklist {
  passed = 0;
  readonly failures: string[] = [];

  constructor(private readonly print: (line: string) => void) {}

  /** @param title names remote and place, so that a failure says where to look */
  async check(title: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.passed += 1;
    } catch (error) {
      this.failures.push(title);
      this.print(`  failed: ${title}\n${indented(error)}`);
    }
  }

  get closingLine(): string {
    return `${this.passed} passed, ${this.failures.length} failed`;
  }
}

function indented(error: unknown): string {
  // eslint-disable-next-line no-control-regex -- the colours a terminal is told
  const words = (error instanceof Error ? error.message : String(error)).replaceAll(/\u001b\[\d+m/g, '');
  return words
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}
