import { contractVersion, satisfies, type ReleaseManifest } from '@atrium/contract';
import { referenceTo, releaseLabel, type Finding } from './finding';

/** Whether a remote and a host go together: the contract's range, and each shared module's. */
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
      // a host built before releases said so brings what every host brings
      if (host.shared === undefined || (version !== undefined && satisfies(version, range))) return [];
      const brings = version === undefined ? 'does not bring it' : `brings ${version}`;
      return [
        refusal('shared', `${releaseLabel(remote)} takes ${module} ${range}, and ${releaseLabel(host)} ${brings}`),
      ];
    }),
  ];
}

/** A remote where no host is in use yet: the contract is the one this registry knows. */
export function checkAlone({ remote, descriptor }: ReleaseManifest): Finding[] {
  if (!descriptor || satisfies(contractVersion, descriptor.requires)) return [];
  const sentence = `${remote} requires contract ${descriptor.requires}, and ${contractVersion} is known here`;
  return [{ severity: 'refusal', about: 'contract', sentence, release: null }];
}
