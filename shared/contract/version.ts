/** Version of this contract; printed in report.md. A host satisfies `requires` of the same major version. */
export const contractVersion = '1.3.0';

/**
 * Whether a contract `version` satisfies a range of the forms `1.2.3`, `~1.2.3` and `^1.2.3`.
 * The range has been checked by the descriptor's schema.
 */
export function satisfies(version: string, range: string): boolean {
  const sign = /^[\^~]/.exec(range)?.[0] ?? '';
  const [major, minor, patch] = numbers(version);
  const [wantMajor, wantMinor, wantPatch] = numbers(range.slice(sign.length));
  if (major !== wantMajor) return false;
  if (sign === '') return minor === wantMinor && patch === wantPatch;
  if (sign === '~' || wantMajor === 0) return minor === wantMinor && patch >= wantPatch;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
