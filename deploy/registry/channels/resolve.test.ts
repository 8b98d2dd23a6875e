import type { Channel } from './channel';
import { resolve } from './resolve';

const channel: Channel = {
  remote: 'lobby',
  environment: 'local',
  revision: 3,
  stable: 'stable',
  previous: ['before'],
  pins: {},
};

it('returns the stable release without pin and canary', () => {
  expect(resolve(channel, 'aurora', 0)).toBe('stable');
});

it('prefers a merchant’s pin', () => {
  const pinned: Channel = {
    ...channel,
    pins: { lotus: 'pinned' },
    canary: { release: 'canary', audience: { merchants: ['lotus', 'aurora'] } },
  };
  expect(resolve(pinned, 'lotus', 0)).toBe('pinned');
  expect(resolve(pinned, 'aurora', 0)).toBe('canary');
  expect(resolve(pinned, 'kestrel', 0)).toBe('stable');
});

it('ignores inherited properties of the pins', () => {
  expect(resolve(channel, 'constructor', 0)).toBe('stable');
});

it.each([
  [0, 'canary'],
  [9.99, 'canary'],
  [10, 'stable'],
  [99, 'stable'],
])('returns for cohort %p of a canary for ten percent the %s release', (cohort, release) => {
  expect(resolve({ ...channel, canary: { release: 'canary', audience: { percent: 10 } } }, 'aurora', cohort)).toBe(
    release,
  );
});
