import type { ReleaseManifest } from '@atrium/contract';
import { claimsOf } from './claims';
import { referenceTo, releaseLabel, type Finding } from './finding';

/** Places, addresses and commands that another remote has already. */
export function checkClaims(candidate: ReleaseManifest, others: ReleaseManifest[]): Finding[] {
  const claims = new Set(candidate.descriptor ? claimsOf(candidate.descriptor) : []);
  return others.flatMap((other) =>
    (other.descriptor ? claimsOf(other.descriptor) : [])
      .filter((claim) => claims.has(claim))
      .map((claim): Finding => {
        const sentence = `${candidate.remote} claims ${claim}, which is ${other.remote}'s: ${releaseLabel(other)}`;
        return { severity: 'refusal', about: 'claim', sentence, release: referenceTo(other) };
      }),
  );
}
