import type { Reaction } from '@atrium/contract';
import { RemoteList } from '../../remotes/remote-list';
import { moduleOf, releaseOf } from '../../remotes/testing';
import { EventBus } from './event-bus';
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
    const stop = startReactions({
      remotes,
      events: bus,
      facts: { holds: (when) => when === undefined || when === 'signed-in' },
      storage,
      open: ({ place }) => void opened.push(place),
    });
    const happen = () => bus.publish('session.signed-in@1', { account: 'mei88' });
    return { opened, happen, stop };
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
});
