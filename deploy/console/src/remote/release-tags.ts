import type { Channel } from '../registry/answers';
import { audienceText } from '../components/audience';

/** Lists the uses of a release as short texts. */
export function releaseTags({ stable, canary, pins, previous }: Channel, id: string): string[] {
  const pinned = pins.filter(({ release }) => release.id === id).map(({ merchant }) => merchant);
  return [
    ...(stable.id === id ? ['stable'] : []),
    ...(canary?.release.id === id ? [`canary: ${audienceText(canary.audience)}`] : []),
    ...(pinned.length > 0 ? [`pinned: ${pinned.join(', ')}`] : []),
    ...(previous?.id === id ? ['previous'] : []),
  ];
}
