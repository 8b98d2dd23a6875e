import type { Descriptor, LoadedRemote, Need } from '@atrium/contract';
import { fakeHost } from '@atrium/contract/testing';
import { RemoteList } from '../../remotes/remote-list';
import { RemoteFailure } from '../../remotes/remote-failure';
import { moduleOf, releaseOf } from '../../remotes/testing';
import { CommandBus, type HostFor } from './command-bus';

const request = { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit' };

function setUp({ needsMet = true, fails = false, when = undefined as 'switch:OFF' | undefined } = {}) {
  const order: string[] = [];
  const handle = jest.fn(async () => {
    order.push('command');
    return { opened: true };
  });
  const module: LoadedRemote = moduleOf({ commands: { 'game.launch@1': async () => ({ default: handle }) } });
  const needs: Need[] = ['session'];
  const descriptor: Descriptor = {
    name: 'lobby',
    requires: '^1.0.0',
    commands: [{ name: 'game.launch@1', needs, ...(when && { when }) }],
  };
  const remotes = new RemoteList(
    { remotes: [{ ...releaseOf('lobby', { descriptor }), name: 'lobby' }] },
    {
      source: async () => {
        if (fails) throw new RemoteFailure('network', 'gone');
        return module;
      },
      bad: new Set(),
      telemetry: () => ({ error: () => {}, timing: () => {} }),
      language: () => 'EN',
    },
  );
  const { messages, records, ...host } = fakeHost();
  const taken = jest.fn();
  const satisfy = jest.fn(async () => needsMet);
  const inner: Parameters<HostFor>[1][] = [];
  const bus = new CommandBus({
    remotes,
    facts: { holds: (condition) => condition === undefined },
    satisfy,
    texts: async ({ name }) => void order.push(`texts of ${name}`),
    messages,
    text: (key) => key,
    hostFor: (_, commands) => {
      inner.push(commands);
      return { host: { ...host, messages }, dispose: taken };
    },
  });
  return {
    bus,
    inner,
    order,
    handle,
    satisfy,
    taken,
    remotes,
    shown: () => records.messages.map(({ message }) => message.text),
  };
}

test('a command runs in its remote, with a host that is disposed afterwards', async () => {
  const { bus, handle, taken } = setUp();
  expect(await bus.run('game.launch@1', request)).toEqual({ opened: true });
  expect(handle).toHaveBeenCalledWith(expect.objectContaining({ remote: expect.anything() }), request);
  expect(taken).toHaveBeenCalledTimes(1);
});

test('the texts of its remote are loaded first, because it may show messages before any view is mounted', async () => {
  const { bus, order } = setUp();
  await bus.run('game.launch@1', request);
  expect(order).toEqual(['texts of lobby', 'command']);
});

test('its needs are checked first, with the intent as plain data', async () => {
  const { bus, handle, satisfy, remotes } = setUp({ needsMet: false });
  await expect(bus.run('game.launch@1', request)).rejects.toMatchObject({ reason: 'need-unmet' });
  expect(satisfy).toHaveBeenCalledWith(['session'], { run: 'game.launch@1', request });
  expect(handle).not.toHaveBeenCalled();
  expect(remotes.all[0]?.state.status).toBe('idle');
});

test('an absent command is reported to the person', async () => {
  const { bus, shown } = setUp({ when: 'switch:OFF' });
  expect(bus.has('game.launch@1')).toBe(false);
  await expect(bus.run('game.launch@1', request)).rejects.toMatchObject({ name: 'CommandError', reason: 'absent' });
  expect(shown()).toEqual(['place.commandAbsent']);
});

test('a remote that cannot be loaded is reported to the person', async () => {
  const { bus, shown } = setUp({ fails: true });
  await expect(bus.run('game.launch@1', request)).rejects.toMatchObject({ reason: 'remote-failed' });
  expect(shown()).toEqual(['place.commandFailed']);
});

test('a request that the catalogue refuses is not delivered', async () => {
  const { bus, satisfy } = setUp();
  await expect(bus.run('game.launch@1', { vendor: 7 })).rejects.toMatchObject({ reason: 'refused' });
  expect(satisfy).not.toHaveBeenCalled();
});

test("a command's own error is rethrown unchanged, and its host is disposed", async () => {
  const { bus, handle, taken } = setUp();
  handle.mockRejectedValue(new RangeError('own'));
  await expect(bus.run('game.launch@1', request)).rejects.toThrow(new RangeError('own'));
  expect(taken).toHaveBeenCalledTimes(1);
});

test.each([
  ['absent', { when: 'switch:OFF' as const }],
  ['remote-failed', { fails: true }],
])(
  'a question that fails as %s rejects without a message: its place shows the failure',
  async (reason, circumstances) => {
    const { bus, shown } = setUp(circumstances);

    await expect(bus.ask('game.launch@1', request)).rejects.toMatchObject({ name: 'CommandError', reason });
    expect(shown()).toEqual([]);
  },
);

test('a question asks other commands as quietly', async () => {
  const { bus, inner, shown } = setUp();
  await bus.ask('game.launch@1', request);
  await bus.run('game.launch@1', request);
  const [quiet, usual] = inner;

  await expect(quiet?.run('unknown.command@1')).rejects.toMatchObject({ reason: 'absent' });
  expect(shown()).toEqual([]);
  expect(quiet?.has('game.launch@1')).toBe(true);
  await expect(usual?.run('unknown.command@1')).rejects.toMatchObject({ reason: 'absent' });
  expect(shown()).toEqual(['place.commandAbsent']);
});
