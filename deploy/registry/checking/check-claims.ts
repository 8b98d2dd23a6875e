import type { ReleaseManifest } from '@atrium/contract';
import { claimsOf } from './claims';
import { referenceTo, releaseLabel, type Finding } from './finding';

/** Finds places, addresses and commands that another remote already has. */
export function checkClaims(candidate: ReleaseManifest, others: ReleaseManifest[]): Finding[] {
  const claims = new Set(candidate.descriptor ? claimsOf(candidate.descriptor) : []);
  return others.flatMap((other) =>
    (other.descriptor ? claimsOf(other.descriptor) : [])
      .filter((claim) => claims.has(claim))
      .map((claim): Finding => {
        const sentence = `${candidate.remote} claims ${claim}, which belongs to ${releaseLabel(other)}`;
        return { severity: 'refusal', about: 'claim', sentence, release: referenceTo(other) };
      }),
  );
}
