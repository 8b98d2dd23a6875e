import type { Channel } from '../registry/answers';
import { audienceText } from '../words/audience';

/** Who has a release now, and what it is good for, in a few words each. */
export function usesOf({ stable, trial, pins, previous }: Channel, id: string): string[] {
  const pinned = pins.filter(({ release }) => release.id === id).map(({ merchant }) => merchant);
  return [
    ...(stable.id === id ? ['everybody'] : []),
    ...(trial?.release.id === id ? [`trial: ${audienceText(trial.audience)}`] : []),
    ...(pinned.length > 0 ? [`pinned: ${pinned.join(', ')}`] : []),
    ...(previous?.id === id ? ['the one before'] : []),
  ];
}
