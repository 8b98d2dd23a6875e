import * as v from 'valibot';

export const IntegritySchema = v.pipe(
  v.string(),
  v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'integrity is sha256- and 44 characters of base64'),
);

/** Address of a release's file. */
export function releaseFileAddress(remote: string, file: string): string {
  return `/r/${remote}/${file}`;
}
