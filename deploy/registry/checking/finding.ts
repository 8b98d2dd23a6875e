import type { ReleaseManifest } from '@atrium/contract';

/** The release a finding is about. */
export interface ReleaseReference {
  remote: string;
  id: string;
  version: string;
}

/** Something that speaks against deploying a release, or that somebody should know before. */
export interface Finding {
  /** What is refused cannot be deployed; a warning can. */
  severity: 'refusal' | 'warning';
  about: 'contract' | 'shared' | 'claim' | 'uses' | 'bytes' | 'privilege';
  sentence: string;
  /** The other release it does not go with; null where it is the release's own doing. */
  release: ReleaseReference | null;
}

export function referenceTo({ remote, id, version }: ReleaseManifest): ReleaseReference {
  return { remote, id, version };
}

/** `lobby 1.2.0 (a1b2c3…)`, as a person reads it. */
export function releaseLabel({ remote, id, version }: ReleaseReference): string {
  return `${remote} ${version} (${id})`;
}
