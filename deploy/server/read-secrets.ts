import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartRefused } from './start-refused';

/** A kind of secret with one value per merchant, in a file named by a variable. */
interface SecretKind {
  variable: string;
  /** Name in messages: `passwords`. */
  what: string;
  /** Minimum number of characters. */
  atLeast: number;
}

/**
 * The secrets in a JSON file, by merchant; empty without a file.
 * @throws StartRefused without the content of the file
 */
export function readSecrets(file: string | undefined, { variable, what, atLeast }: SecretKind): Record<string, string> {
  if (file === undefined) return {};
  const schema = v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.record(v.string(), v.pipe(v.string(), v.minLength(atLeast), v.maxLength(100))),
  );
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), contentOf(file));
  if (read.success) return read.output;
  throw new StartRefused(
    `${variable} names ${file}, which is not a JSON object with ${what} of at least ${atLeast} characters by merchant.`,
  );
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
