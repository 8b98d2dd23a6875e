import type { ReleaseManifest } from '@atrium/contract';

/** Identifies a release. */
export interface ReleaseReference {
  remote: string;
  id: string;
  version: string;
}

/** A reason against deploying a release, or a note to read before. */
export interface Finding {
  /** A release with a refusal cannot be deployed; one with warnings can. */
  severity: 'refusal' | 'warning';
  about: 'contract' | 'shared' | 'claim' | 'uses' | 'bytes' | 'privilege';
  sentence: string;
  /** The release that conflicts with it; null where the cause is the release itself. */
  release: ReleaseReference | null;
}

export function referenceTo({ remote, id, version }: ReleaseManifest): ReleaseReference {
  return { remote, id, version };
}

/** `lobby 1.2.0 (a1b2c3…)`, for messages. */
export function releaseLabel({ remote, id, version }: ReleaseReference): string {
  return `${remote} ${version} (${id})`;
}
