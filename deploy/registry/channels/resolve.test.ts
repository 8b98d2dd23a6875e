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

it('gives the stable release where nothing else is said', () => {
  expect(resolve(channel, 'aurora', 0)).toBe('stable');
});

it('gives a merchant its pin before all else', () => {
  const pinned: Channel = {
    ...channel,
    pins: { lotus: 'pinned' },
    canary: { release: 'canary', audience: { merchants: ['lotus', 'aurora'] } },
  };
  expect(resolve(pinned, 'lotus', 0)).toBe('pinned');
  expect(resolve(pinned, 'aurora', 0)).toBe('canary');
  expect(resolve(pinned, 'kestrel', 0)).toBe('stable');
});

it('takes no pin from the prototype of an object', () => {
  expect(resolve(channel, 'constructor', 0)).toBe('stable');
});

it.each([
  [0, 'canary'],
  [9.99, 'canary'],
  [10, 'stable'],
  [99, 'stable'],
])('of a canary for ten per cent, gives cohort %p the %s release', (cohort, release) => {
  expect(resolve({ ...channel, canary: { release: 'canary', audience: { percent: 10 } } }, 'aurora', cohort)).toBe(
    release,
  );
});
