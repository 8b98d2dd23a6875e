import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StartRefused } from './start-refused';

const PasswordsSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.pipe(v.string(), v.minLength(6), v.maxLength(100))),
);

/**
 * The default passwords of a JSON file, by merchant: what an account is given whose owner has chosen none. Without a
 * file the sandbox makes them. @throws StartRefused without repeating what the file says
 */
export function readDefaultPasswords(file: string | undefined): Record<string, string> {
  if (file === undefined) return {};
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PasswordsSchema), contentOf(file));
  if (read.success) return read.output;
  throw new StartRefused(
    `ATRIUM_DEFAULT_PASSWORDS names ${file}, which is no JSON object of passwords, at least 6 characters each, by merchant.`,
  );
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
