import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mutant that no test can notice, because it behaves as the original does. */
export interface Accepted {
  file: string;
  mutator: string;
  /** The replaced source, without line breaks and repeated spaces. */
  original: string;
  replacement: string;
  /** Why it behaves alike. */
  reason: string;
}

type Described = Pick<Accepted, 'file' | 'mutator' | 'original' | 'replacement'>;

/** The accepted mutants of this repository. */
export function readAccepted(): Accepted[] {
  const path = join(process.cwd(), 'e2e/prove/mutants/accepted.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Accepted[];
}

/** Why a mutant is accepted; undefined when it is not. */
export function reasonFor(mutant: Described, accepted: readonly Accepted[]): string | undefined {
  return accepted.find(
    ({ file, mutator, original, replacement }) =>
      file === mutant.file &&
      mutator === mutant.mutator &&
      onOneLine(original) === onOneLine(mutant.original) &&
      onOneLine(replacement) === onOneLine(mutant.replacement),
  )?.reason;
}

function onOneLine(source: string): string {
  return source.replaceAll(/\s+/g, ' ').trim();
}
