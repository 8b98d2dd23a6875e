import { contractVersion, satisfies, type ReleaseManifest } from '@atrium/contract';
import { referenceTo, releaseLabel, type Finding } from './finding';

/** Checks whether a remote and a host are compatible: the contract's range, and the range of each shared module. */
export function checkPair(remote: ReleaseManifest, host: ReleaseManifest, other: ReleaseManifest): Finding[] {
  const stated = host.contract ?? contractVersion;
  const requires = remote.descriptor?.requires;
  const release = referenceTo(other);
  const refusal = (about: Finding['about'], sentence: string): Finding => ({
    severity: 'refusal',
    about,
    sentence,
    release,
  });
  return [
    ...(requires === undefined || satisfies(stated, requires)
      ? []
      : [
          refusal(
            'contract',
            `${releaseLabel(remote)} requires contract ${requires}, and ${releaseLabel(host)} states ${stated}`,
          ),
        ]),
    ...Object.entries(remote.shared ?? {}).flatMap(([module, range]) => {
      const version = host.shared?.[module];
      // a host built before manifests listed shared modules provides those of every host
      if (host.shared === undefined || (version !== undefined && satisfies(version, range))) return [];
      const provides = version === undefined ? 'does not provide it' : `provides ${version}`;
      return [
        refusal('shared', `${releaseLabel(remote)} requires ${module} ${range}, and ${releaseLabel(host)} ${provides}`),
      ];
    }),
  ];
}

/** Checks a remote where no host is in use yet, against the contract version of this registry. */
export function checkAlone({ remote, descriptor }: ReleaseManifest): Finding[] {
  if (!descriptor || satisfies(contractVersion, descriptor.requires)) return [];
  const sentence = `${remote} requires contract ${descriptor.requires}, and this registry supports ${contractVersion}`;
  return [{ severity: 'refusal', about: 'contract', sentence, release: null }];
}
