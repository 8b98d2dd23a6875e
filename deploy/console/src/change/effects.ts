import type { Channel, NamedRelease } from '../registry/answers';
import { audienceText } from '../words/audience';
import { releaseText } from '../words/release-name';
import type { Change } from './change';

/** What somebody gets before a change and after it. */
export interface Effect {
  who: string;
  from: string;
  to: string;
}

/** What a change of a channel means to those who load pages. Pure; the registry has the last word. */
export function effectsOf(channel: Channel, change: Change, named: (id: string) => NamedRelease): Effect[] {
  const { stable, trial, previous, pins } = channel;
  const now = releaseText(stable);
  switch (change.action) {
    case 'promote': {
      const to = releaseText(named(change.release));
      const ends = trial?.release.id === change.release ? [trialEnds(trial, to)] : [];
      return [{ who: everybody(channel), from: now, to }, ...ends];
    }
    case 'canary': {
      const to = releaseText(named(change.release));
      const ends = trial ? [trialEnds(trial, now)] : [];
      return [...ends, { who: audienceText(change.audience), from: now, to }];
    }
    case 'stop-canary':
      return trial ? [trialEnds(trial, now)] : [];
    case 'rollback': {
      if (!previous) return [];
      const to = releaseText(previous);
      return [{ who: everybody(channel), from: now, to }, ...(trial ? [trialEnds(trial, to)] : [])];
    }
    case 'pin':
      return change.merchants.map((merchant) => ({
        who: merchant,
        from: releaseText(pins.find((pin) => pin.merchant === merchant)?.release ?? stable),
        to: `${releaseText(named(change.release))}, whatever comes`,
      }));
    case 'unpin':
      return pins
        .filter(({ merchant }) => change.merchants.includes(merchant))
        .map(({ merchant, release }) => ({ who: merchant, from: releaseText(release), to: now }));
    case 'restore':
      return [{ who: 'Page loads before the automatic rollback', from: now, to: releaseText(named(change.release)) }];
    case 'lock':
      return [{ who: 'Changes by anybody', from: 'allowed', to: 'refused until it is unlocked' }];
    case 'unlock':
      return [{ who: 'Changes', from: 'refused', to: 'allowed again' }];
  }
}

function everybody({ pins }: Channel): string {
  if (pins.length === 0) return 'Everybody';
  return `Everybody but ${pins.map(({ merchant }) => merchant).join(', ')} (pinned)`;
}

function trialEnds(trial: NonNullable<Channel['trial']>, to: string): Effect {
  return { who: `${audienceText(trial.audience)} (trial ends)`, from: releaseText(trial.release), to };
}
