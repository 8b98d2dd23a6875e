import { lastLine, outcomeOf, type Outcome } from './outcome';
import { describeOptions, printOptions, readOptions, type Options, type ValuesOf } from './read-options';
import { Report } from './report';

interface Definition<Declared extends Options> {
  /** Every option but `--short`, `--allow-skips` and `--help`, which all proofs take. A proof that draws has a `seed`. */
  options: Declared;
  /** Reports faults and skipped parts; returns when all is done. Fails on broken invariants, never on a time. */
  run: (run: Run<ValuesOf<Declared>>) => Promise<void>;
}

/** What a proof gets to run with. */
export interface Run<Values> {
  values: Values;
  /** For what no count expresses. */
  short: boolean;
  report: Report;
}

/** A proof by its name in the table of docs/proofs.md. */
export interface Row {
  name: string;
  /** A sentence. */
  proves: string;
}

/** A proof that can read its command line. */
export interface Proof {
  /** Names of its own options, without dashes. */
  options: string[];
  /**
   * Reads the command line before anything is built or started.
   * @returns the run it asks for, the text of `--help`, or what is wrong with it
   */
  read: (row: Row, args: string[]) => { run: () => Promise<Outcome> } | { help: string } | { mistake: string };
}

/** Faults that are printed; the rest is counted. */
const mostPrinted = 40;

/** Defines a proof: its options once, with their counts for a full and a short run, and what it runs. */
export function defineProof<Declared extends Options>({ options, run }: Definition<Declared>): Proof {
  return {
    options: Object.keys(options),
    read: (row, args) => {
      try {
        const read = readOptions(options, args);
        if (read.help) return { help: help(row, options) };
        const command = `npm run prove -- ${row.name} ${printOptions(options, read)}`.trimEnd();
        return { run: () => runToTheEnd(row.name, command, run, read) };
      } catch (error) {
        return { mistake: `${(error as Error).message}\n\n${help(row, options)}` };
      }
    },
  };
}

async function runToTheEnd<Values>(
  name: string,
  command: string,
  run: (run: Run<Values>) => Promise<void>,
  { values, short, allowSkips }: { values: Values; short: boolean; allowSkips: boolean },
): Promise<Outcome> {
  const print = (line: string) => console.log(line);
  const report = new Report(print);
  print(`\n${command}`);
  try {
    await run({ values, short, report });
  } catch (error) {
    report.fault(`stopped before its end: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  const { faults } = report;
  print('');
  for (const fault of faults.slice(0, mostPrinted)) print(`  fault: ${fault}`);
  if (faults.length > mostPrinted) print(`  and ${faults.length - mostPrinted} more`);
  const outcome = outcomeOf(report, allowSkips);
  print(lastLine(name, outcome));
  return outcome;
}

function help({ name, proves }: Row, options: Options): string {
  return `npm run prove -- ${name} [options]\n\n  ${proves}\n\n${describeOptions(options)}`;
}
