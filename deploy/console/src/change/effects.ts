import type { Change } from '@atrium/api/registry';
import type { Channel, NamedRelease } from '../registry/answers';
import { audienceText } from '../components/audience';
import { releaseText } from '../components/release-name';

/** What a group of visitors gets before and after a change. */
export interface Effect {
  who: string;
  from: string;
  to: string;
}

/** Computes the effects of a change on page loads. Pure; the registry decides. */
export function effectsOf(channel: Channel, change: Change, named: (id: string) => NamedRelease): Effect[] {
  const { stable, canary, previous, pins } = channel;
  const now = releaseText(stable);
  switch (change.action) {
    case 'promote': {
      const to = releaseText(named(change.release));
      const ends = canary?.release.id === change.release ? [canaryEnds(canary, to)] : [];
      return [{ who: everyone(channel), from: now, to }, ...ends];
    }
    case 'canary': {
      const to = releaseText(named(change.release));
      const ends = canary ? [canaryEnds(canary, now)] : [];
      return [...ends, { who: audienceText(change.audience), from: now, to }];
    }
    case 'stop-canary':
      return canary ? [canaryEnds(canary, now)] : [];
    case 'rollback': {
      if (!previous) return [];
      const to = releaseText(previous);
      return [{ who: everyone(channel), from: now, to }, ...(canary ? [canaryEnds(canary, to)] : [])];
    }
    case 'pin':
      return change.merchants.map((merchant) => ({
        who: merchant,
        from: releaseText(pins.find((pin) => pin.merchant === merchant)?.release ?? stable),
        to: `${releaseText(named(change.release))}, whatever is promoted`,
      }));
    case 'unpin':
      return pins
        .filter(({ merchant }) => change.merchants.includes(merchant))
        .map(({ merchant, release }) => ({ who: merchant, from: releaseText(release), to: now }));
    case 'restore':
      return [{ who: 'Page loads before the automatic rollback', from: now, to: releaseText(named(change.release)) }];
    case 'lock':
      return [{ who: 'Changes', from: 'allowed', to: 'refused until the channel is unlocked' }];
    case 'unlock':
      return [{ who: 'Changes', from: 'refused', to: 'allowed' }];
  }
}

function everyone({ pins }: Channel): string {
  if (pins.length === 0) return 'All visitors';
  return `All visitors except ${pins.map(({ merchant }) => merchant).join(', ')} (pinned)`;
}

function canaryEnds(canary: NonNullable<Channel['canary']>, to: string): Effect {
  return { who: `${audienceText(canary.audience)} (canary ends)`, from: releaseText(canary.release), to };
}
