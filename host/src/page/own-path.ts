/**
 * Whether an input is a path at this origin: browsers read `/\host` and `//host` as another host, and drop control
 * characters first.
 */
export function isOwnPath(input: string | undefined): input is string {
  return input !== undefined && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(input);
}
