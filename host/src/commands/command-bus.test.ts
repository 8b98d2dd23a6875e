import { fakeHost } from '@atrium/contract/testing';
import type { Remote } from '../remotes/remote';
import { CommandBus } from './command-bus';

describe('running a command', () => {
  it("brings the remote's texts first, so that a command can speak where no view of its remote stands", async () => {
    const order: string[] = [];
    const remote = {
      name: 'auth',
      release: { descriptor: { name: 'auth', requires: '^1.0.0', commands: [{ name: 'session.sign-out@1' }] } },
      load: () =>
        Promise.resolve({
          commands: { 'session.sign-out@1': () => Promise.resolve({ default: async () => order.push('command') }) },
        }),
    } as unknown as Remote;
    const host = fakeHost();
    const bus = new CommandBus({
      remotes: { all: [remote] } as never,
      facts: host.facts,
      satisfy: () => Promise.resolve(true),
      hostFor: () => ({ host, takeBack: () => 0 }),
      texts: () => Promise.resolve().then(() => void order.push('texts')),
      messages: host.messages,
      text: (key) => key,
    });
    await bus.run('session.sign-out@1', {});
    expect(order).toEqual(['texts', 'command']);
  });
});
