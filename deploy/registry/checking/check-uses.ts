import { events, points, type ReleaseManifest } from '@atrium/contract';
import { referenceTo, releaseLabel, type Finding } from './finding';

/**
 * Compares what a remote uses with what the other remotes provide. Using something that no remote provides is allowed:
 * what leads to it is hidden. Using another major version than the provided one, or removing something that another
 * remote uses, is refused.
 */
export function checkUses(
  candidate: ReleaseManifest,
  others: ReleaseManifest[],
  present: ReleaseManifest | undefined,
): Finding[] {
  return [...unmetUses(candidate, others), ...removedUses(candidate, others, present)];
}

function unmetUses(candidate: ReleaseManifest, others: ReleaseManifest[]): Finding[] {
  const all = [...others, candidate];
  const { uses } = candidate.descriptor ?? {};
  const provided = [...(uses?.places ?? []), ...(uses?.commands ?? [])].flatMap((name) => {
    if (all.some((release) => provides(release).includes(name))) return [];
    const [provider, found] = all.flatMap((release) => {
      const namesake = provides(release).find((other) => withoutMajor(other) === withoutMajor(name));
      return namesake === undefined ? [] : [[release, namesake] as const];
    })[0] ?? [undefined, undefined];
    return provider
      ? [refusal(`${candidate.remote} uses ${name}, and ${releaseLabel(provider)} provides ${found}`, provider)]
      : [warning(`${candidate.remote} uses ${name}, which no remote provides here: what leads to it is hidden`)];
  });
  const unknown = [
    ...(uses?.events ?? []).filter((name) => isOtherMajor(name, Object.keys(events))),
    ...(uses?.points ?? []).filter((name) => !Object.hasOwn(points, name)),
  ].map((name) => warning(`${candidate.remote} uses ${name}, which is not in the contract`));
  return [...provided, ...unknown];
}

function removedUses(
  candidate: ReleaseManifest,
  others: ReleaseManifest[],
  present: ReleaseManifest | undefined,
): Finding[] {
  const left = new Set([candidate, ...others].flatMap(provides));
  const gone = (present ? provides(present) : []).filter((name) => !left.has(name));
  return others.flatMap((other) => {
    const { places = [], commands = [] } = other.descriptor?.uses ?? {};
    return [...places, ...commands]
      .filter((name) => gone.includes(name))
      .map((name) =>
        refusal(`${candidate.remote} no longer provides ${name}, which ${releaseLabel(other)} uses`, other),
      );
  });
}

function provides({ descriptor }: ReleaseManifest): string[] {
  return [...(descriptor?.places ?? []), ...(descriptor?.commands ?? [])].map(({ name }) => name);
}

function isOtherMajor(name: string, known: string[]): boolean {
  return !known.includes(name) && known.some((other) => withoutMajor(other) === withoutMajor(name));
}

function withoutMajor(name: string): string {
  return name.replace(/@\d+$/, '');
}

function refusal(sentence: string, other: ReleaseManifest): Finding {
  return { severity: 'refusal', about: 'uses', sentence, release: referenceTo(other) };
}

function warning(sentence: string): Finding {
  return { severity: 'warning', about: 'uses', sentence, release: null };
}
