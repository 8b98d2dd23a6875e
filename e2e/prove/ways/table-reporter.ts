import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { tableOf, type Walked } from './table';

/** Prints a table of ways and merchants with results and seconds at the end. */
class TableReporter implements Reporter {
  readonly #walked = new Map<string, Walked>();
  readonly #began = performance.now();

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, { duration, status, annotations }: TestResult): void {
    const cell = annotations.find(({ type }) => type === 'way')?.description;
    if (cell === undefined || status === 'skipped') return;
    this.#walked.set(test.id, {
      ...(JSON.parse(cell) as Pick<Walked, 'way' | 'merchant'>),
      seconds: duration / 1000,
      passed: status === 'passed',
      switchedOn: annotations.some(({ type }) => type === 'switched on'),
    });
  }

  onEnd(_result: FullResult): void {
    console.log(`\n${tableOf([...this.#walked.values()], (performance.now() - this.#began) / 1000)}\n`);
  }
}

// eslint-disable-next-line no-restricted-syntax -- Playwright takes a reporter as the default export
export default TableReporter;
