import type { ReleaseManifest } from '@atrium/contract';
import { claimsOf } from './claims';
import { referenceTo, releaseLabel, type Finding } from './finding';

/** Finds places, addresses and commands that another remote already has. */
export function checkClaims(candidate: ReleaseManifest, others: ReleaseManifest[]): Finding[] {
  return others.flatMap((other) => {
    if (!candidate.descriptor || !other.descriptor) return [];
    const claims = new Set(claimsOf(candidate.descriptor, other.remote));
    return claimsOf(other.descriptor, candidate.remote)
      .filter((claim) => claims.has(claim))
      .map((claim): Finding => {
        const sentence = `${candidate.remote} claims ${claim}, which belongs to ${releaseLabel(other)}`;
        return { severity: 'refusal', about: 'claim', sentence, release: referenceTo(other) };
      });
  });
}
