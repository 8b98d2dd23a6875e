import type { Channel } from '../registry/answers';
import { effectsOf } from './effects';

const release = (digit: string, version: string) => ({ id: digit.repeat(20), version });
const [old, present, next] = [release('a', '1.0.0'), release('b', '1.1.0'), release('c', '1.2.0')];
const named = (id: string) => [old, present, next].find((one) => one.id === id) ?? { id, version: '' };

const channel: Channel = {
  remote: 'lobby',
  environment: 'local',
  revision: 3,
  stable: present,
  previous: old,
  canary: null,
  pins: [],
  locked: null,
  rolledBack: null,
  changed: null,
};
const canary = { release: next, audience: { percent: 5 } };

it('shows that all visitors get a promoted release, and which canary ends with it', () => {
  expect(effectsOf({ ...channel, canary }, { action: 'promote', release: next.id }, named)).toEqual([
    { who: 'All visitors', from: '1.1.0 (bbbbbb)', to: '1.2.0 (cccccc)' },
    { who: '5 % of visitors (canary ends)', from: '1.2.0 (cccccc)', to: '1.2.0 (cccccc)' },
  ]);
});

it('shows no effect of a promotion on a canary of another release', () => {
  expect(effectsOf({ ...channel, canary }, { action: 'promote', release: old.id }, named)).toHaveLength(1);
});

it('excludes pinned merchants from a promotion', () => {
  const pinned = { ...channel, pins: [{ merchant: 'lotus', release: old }] };
  expect(effectsOf(pinned, { action: 'promote', release: next.id }, named)[0]?.who).toBe(
    'All visitors except lotus (pinned)',
  );
});

it('shows that a rollback ends a canary', () => {
  expect(effectsOf({ ...channel, canary }, { action: 'rollback' }, named)).toEqual([
    { who: 'All visitors', from: '1.1.0 (bbbbbb)', to: '1.0.0 (aaaaaa)' },
    { who: '5 % of visitors (canary ends)', from: '1.2.0 (cccccc)', to: '1.0.0 (aaaaaa)' },
  ]);
});

it('shows both the start of a canary and the end of the one before', () => {
  const audience = { merchants: ['aurora'] };
  expect(effectsOf({ ...channel, canary }, { action: 'canary', release: old.id, audience }, named)).toEqual([
    { who: '5 % of visitors (canary ends)', from: '1.2.0 (cccccc)', to: '1.1.0 (bbbbbb)' },
    { who: 'aurora', from: '1.1.0 (bbbbbb)', to: '1.0.0 (aaaaaa)' },
  ]);
});

it('shows a pin from the merchant’s present release, and its removal to the stable release', () => {
  const pinned = { ...channel, pins: [{ merchant: 'lotus', release: old }] };
  expect(effectsOf(pinned, { action: 'pin', release: next.id, merchants: ['lotus'] }, named)).toEqual([
    { who: 'lotus', from: '1.0.0 (aaaaaa)', to: '1.2.0 (cccccc), whatever is promoted' },
  ]);
  expect(effectsOf(pinned, { action: 'unpin', merchants: ['lotus', 'aurora'] }, named)).toEqual([
    { who: 'lotus', from: '1.0.0 (aaaaaa)', to: '1.1.0 (bbbbbb)' },
  ]);
});
