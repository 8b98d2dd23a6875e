import type { Reaction } from '@atrium/contract';
import { RemoteList } from '../../remotes/remote-list';
import { moduleOf, releaseOf } from '../../remotes/testing';
import { EventBus } from './event-bus';
import { openOnce } from './open-once';
import { startReactions } from './reactions';

function aBus() {
  const errors: unknown[] = [];
  return { bus: new EventBus({ error: (error) => errors.push(error) }), errors };
}

test('an event reaches the current listeners, and nothing is replayed', () => {
  const { bus } = aBus();
  const [early, late] = [jest.fn(), jest.fn()];
  const stop = bus.on('promo.claimed@1', early);

  bus.publish('promo.claimed@1', { id: 1 });
  bus.on('promo.claimed@1', late);
  stop();
  bus.publish('promo.claimed@1', { id: 2 });

  expect(early.mock.calls).toEqual([[{ id: 1 }]]);
  expect(late.mock.calls).toEqual([[{ id: 2 }]]);
});

test('a listener that throws does not affect the others', () => {
  const { bus, errors } = aBus();
  const other = jest.fn();
  bus.on('promo.claimed@1', () => {
    throw new Error('broken listener');
  });
  bus.on('promo.claimed@1', other);

  bus.publish('promo.claimed@1');

  expect(other).toHaveBeenCalled();
  expect(errors).toEqual([new Error('broken listener')]);
});

test('an event of the catalogue with an invalid detail is recorded and not delivered', () => {
  const { bus, errors } = aBus();
  const listener = jest.fn();
  bus.on('game.opened@1', listener);
  bus.publish('game.opened@1', { vendor: 7 });
  expect(listener).not.toHaveBeenCalled();
  expect(errors).toHaveLength(1);
});

describe('a reaction', () => {
  const reaction: Reaction = { on: 'session.signed-in@1', open: { place: 'lobby.other@1' } };

  function react(changes: Partial<Reaction>, storage = sessionStorage) {
    const { bus } = aBus();
    const descriptor = { name: 'lobby', requires: '^1.0.0', reactions: [{ ...reaction, ...changes }] };
    const remotes = new RemoteList(
      { remotes: [{ ...releaseOf('lobby', { descriptor }), name: 'lobby' }] },
      {
        source: async () => moduleOf(),
        bad: new Set(),
        telemetry: () => ({ error: () => {}, timing: () => {} }),
        language: () => 'EN',
      },
    );
    const opened: string[] = [];
    const params: unknown[] = [];
    const stop = startReactions({
      remotes,
      events: bus,
      facts: { holds: (when) => when === undefined || when === 'signed-in' },
      storage,
      open: (open) => {
        opened.push(open.place);
        params.push(open.params);
      },
    });
    const happen = (detail: object = {}) => bus.publish('session.signed-in@1', { account: 'mei88', ...detail });
    return { opened, params, happen, stop };
  }

  beforeEach(() => sessionStorage.clear());

  test('opens its place each time, until it is stopped', () => {
    const { opened, happen, stop } = react({});
    happen();
    happen();
    stop();
    happen();
    expect(opened).toEqual(['lobby.other@1', 'lobby.other@1']);
  });

  test('does nothing while its condition is false', () => {
    const { opened, happen } = react({ when: 'agent' });
    happen();
    expect(opened).toEqual([]);
  });

  test('runs once per page, or once per session across pages', () => {
    for (const [oncePer, times] of [
      ['page', 2],
      ['session', 1],
    ] as const) {
      const first = react({ oncePer });
      first.happen();
      first.happen();
      const afterReload = react({ oncePer });
      afterReload.happen();
      expect(first.opened.length + afterReload.opened.length).toBe(times);
    }
  });

  test('passes the named parts of its event as parameters, besides its own', () => {
    const open = { place: 'lobby.other@1', params: { from: 'sign-in', key: 'kept' } } as const;
    const { params, happen } = react({ open, passes: ['account', 'firstTime', 'absent', 'odd', 'key'] });

    happen({ firstTime: true, odd: { nested: 1 }, unnamed: 'x' });

    expect(params).toEqual([{ from: 'sign-in', key: 'kept', account: 'mei88', firstTime: 'true' }]);
  });

  test('cuts a part to the length that parameters may have', () => {
    const { params, happen } = react({ passes: ['account'] });
    happen({ account: 'x'.repeat(5000) });
    expect(params).toEqual([{ account: 'x'.repeat(2000) }]);
  });

  test('its place opens once while it is open, and again after it has closed [REC-08]', async () => {
    const closing: (() => void)[] = [];
    const open = jest.fn(() => new Promise<void>((close) => closing.push(close)));
    const once = openOnce(open);

    once({ place: 'lobby.other@1' });
    once({ place: 'lobby.other@1' });
    once({ place: 'lobby.home@1' });
    expect(open).toHaveBeenCalledTimes(2);

    closing[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    once({ place: 'lobby.other@1' });
    expect(open).toHaveBeenCalledTimes(3);
  });
});
