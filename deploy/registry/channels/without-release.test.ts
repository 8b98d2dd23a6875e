import type { Channel } from './channel';
import { withoutRelease } from './without-release';

const channel: Channel = {
  remote: 'lobby',
  environment: 'local',
  revision: 3,
  stable: 'c',
  previous: ['b', 'a'],
  pins: {},
};
const allGood = () => true;

it('restores the previous release', () => {
  expect(withoutRelease(channel, 'c', allGood)).toMatchObject({ stable: 'b', previous: ['a'] });
});

it('skips earlier releases that are failing too', () => {
  expect(withoutRelease(channel, 'c', (id) => id !== 'b')).toMatchObject({ stable: 'a', previous: [] });
});

it('is undefined if there is no good earlier release', () => {
  expect(withoutRelease({ ...channel, previous: [] }, 'c', allGood)).toBeUndefined();
  expect(withoutRelease(channel, 'c', () => false)).toBeUndefined();
});

it('ends the canary of a failing release, and keeps the stable one', () => {
  const canary = { release: 'd', audience: { percent: 5 } };
  const next = withoutRelease({ ...channel, canary }, 'd', allGood);
  expect(next).toEqual(channel);
});

it('keeps the canary of another release if only a pinned release fails', () => {
  const canary = { release: 'd', audience: { percent: 5 } };
  const next = withoutRelease({ ...channel, canary, pins: { lotus: 'b', aurora: 'a' } }, 'b', allGood);
  expect(next).toMatchObject({ stable: 'c', canary, pins: { aurora: 'a' }, previous: ['a'] });
});

it('ends a canary together with the stable release it is compared with', () => {
  const canary = { release: 'd', audience: { percent: 5 } };
  expect(withoutRelease({ ...channel, canary }, 'c', allGood)).not.toHaveProperty('canary');
});
