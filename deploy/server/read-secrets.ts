import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartRefused } from './start-refused';

/** What of a merchant is secret and stands in a file of its own, which a variable names. */
interface SecretKind {
  variable: string;
  /** Of a refusal: `passwords`. */
  what: string;
  /** Characters. */
  atLeast: number;
}

/**
 * The secrets of a JSON file, by merchant; none without a file.
 * @throws StartRefused without repeating what the file says
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
    `${variable} names ${file}, which is no JSON object of ${what}, at least ${atLeast} characters each, by merchant.`,
  );
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
