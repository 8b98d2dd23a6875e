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

it('goes back to the release before', () => {
  expect(withoutRelease(channel, 'c', allGood)).toMatchObject({ stable: 'b', previous: ['a'] });
});

it('passes over earlier releases that fail as well', () => {
  expect(withoutRelease(channel, 'c', (id) => id !== 'b')).toMatchObject({ stable: 'a', previous: [] });
});

it('says so when no earlier release is left', () => {
  expect(withoutRelease({ ...channel, previous: [] }, 'c', allGood)).toBeUndefined();
  expect(withoutRelease(channel, 'c', () => false)).toBeUndefined();
});

it('ends the canary of a release that fails, and leaves the stable one', () => {
  const canary = { release: 'd', audience: { percent: 5 } };
  const next = withoutRelease({ ...channel, canary }, 'd', allGood);
  expect(next).toEqual(channel);
});

it('leaves the canary of another release where only a pin fails', () => {
  const canary = { release: 'd', audience: { percent: 5 } };
  const next = withoutRelease({ ...channel, canary, pins: { lotus: 'b', aurora: 'a' } }, 'b', allGood);
  expect(next).toMatchObject({ stable: 'c', canary, pins: { aurora: 'a' }, previous: ['a'] });
});

it('ends a canary with the stable release it is held against', () => {
  const canary = { release: 'd', audience: { percent: 5 } };
  expect(withoutRelease({ ...channel, canary }, 'c', allGood)).not.toHaveProperty('canary');
});
