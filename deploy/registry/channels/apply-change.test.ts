import { applyChange, type PlainChange } from './apply-change';
import type { Channel } from './channel';

const channel: Channel = {
  remote: 'lobby',
  environment: 'local',
  revision: 3,
  stable: 'c',
  previous: ['b', 'a'],
  pins: {},
};
const after = (change: PlainChange, present: Channel | undefined = channel, reason?: string) =>
  applyChange(present, { remote: 'lobby', environment: 'local', change, expected: 3, actor: 'mei', reason }).channel;

describe('promoting', () => {
  it('makes the first release stable', () => {
    const { channel: first } = applyChange(undefined, {
      remote: 'lobby',
      environment: 'local',
      change: { action: 'promote', release: 'a' },
      expected: 0,
      actor: 'mei',
    });
    expect(first).toMatchObject({ revision: 1, stable: 'a', previous: [] });
  });

  it('keeps earlier stable releases, each once', () => {
    expect(after({ action: 'promote', release: 'd' })).toMatchObject({ stable: 'd', previous: ['c', 'b', 'a'] });
    expect(after({ action: 'promote', release: 'a' })).toMatchObject({ stable: 'a', previous: ['c', 'b'] });
  });

  it('ends the canary of the promoted release, and keeps that of another', () => {
    const canary = { release: 'd', audience: { percent: 5 } };
    expect(after({ action: 'promote', release: 'd' }, { ...channel, canary }).canary).toBeUndefined();
    expect(after({ action: 'promote', release: 'e' }, { ...channel, canary }).canary).toEqual(canary);
  });
});

describe('a canary', () => {
  it('runs beside the stable release, and leaves no trace when it ends', () => {
    const tried = after({ action: 'canary', release: 'd', audience: { merchants: ['lotus'] } });
    expect(tried).toMatchObject({ stable: 'c', canary: { release: 'd', audience: { merchants: ['lotus'] } } });
    expect(after({ action: 'stop-canary' }, tried)).toEqual({ ...channel, revision: 5 });
  });

  it('is refused for the stable release', () => {
    expect(() => after({ action: 'canary', release: 'c', audience: { percent: 5 } })).toThrow(
      expect.objectContaining({ name: 'AlreadyStable' }),
    );
  });

  it('cannot end if there is none, nor begin without a stable release', () => {
    expect(() => after({ action: 'stop-canary' })).toThrow(expect.objectContaining({ name: 'NoCanary' }));
    const request = {
      remote: 'mall',
      environment: 'local',
      change: { action: 'canary', release: 'd', audience: { percent: 5 } } as const,
      expected: 0,
      actor: 'mei',
    };
    expect(() => applyChange(undefined, request)).toThrow(expect.objectContaining({ name: 'ChannelUnknown' }));
  });
});

describe('rolling back', () => {
  it('restores the previous release, forgets the current one, and ends a canary', () => {
    const present = { ...channel, canary: { release: 'd', audience: { percent: 5 } } };
    expect(after({ action: 'rollback' }, present)).toEqual({ ...channel, revision: 4, stable: 'b', previous: ['a'] });
  });

  it('restores a requested earlier release', () => {
    expect(after({ action: 'rollback', release: 'a' })).toMatchObject({ stable: 'a', previous: [] });
  });

  it('refuses a release that was never stable', () => {
    expect(() => after({ action: 'rollback', release: 'z' })).toThrow('cannot be rolled back to z');
    expect(() => after({ action: 'rollback' }, { ...channel, previous: [] })).toThrow(
      expect.objectContaining({ name: 'NoEarlierRelease' }),
    );
  });
});

it('pins merchants to a release until the pin is removed', () => {
  const pinned = after({ action: 'pin', release: 'a', merchants: ['lotus', 'kestrel'] });
  expect(pinned.pins).toEqual({ lotus: 'a', kestrel: 'a' });
  expect(after({ action: 'unpin', merchants: ['lotus'] }, pinned).pins).toEqual({ kestrel: 'a' });
});

describe('a locked channel', () => {
  const locked = () => after({ action: 'lock' }, channel, 'players see no prices');

  it('needs a reason', () => {
    expect(() => after({ action: 'lock' })).toThrow(expect.objectContaining({ name: 'ReasonMissing' }));
    expect(locked().locked).toBe('players see no prices');
  });

  it.each<PlainChange>([
    { action: 'promote', release: 'd' },
    { action: 'rollback' },
    { action: 'lock' },
    { action: 'unpin', merchants: ['lotus'] },
  ])('refuses %p with the reason of the lock', (change) => {
    expect(() => after(change, locked(), 'other')).toThrow(expect.objectContaining({ name: 'ChannelLocked' }));
    expect(() => after(change, locked(), 'other')).toThrow('players see no prices');
  });

  it('can be changed again once it is unlocked', () => {
    expect(after({ action: 'unlock' }, locked())).toEqual({ ...channel, revision: 5 });
  });
});
