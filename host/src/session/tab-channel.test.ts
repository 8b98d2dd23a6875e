import { SessionWordsSchema, type SessionWords } from './session-words';
import { openTabChannel } from './tab-channel';

class FakeBroadcastChannel extends EventTarget {
  static open: FakeBroadcastChannel[] = [];
  constructor(readonly name: string) {
    super();
    FakeBroadcastChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const channel of FakeBroadcastChannel.open) {
      if (channel !== this && channel.name === this.name) channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

const real = globalThis.BroadcastChannel;
beforeEach(() => Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel }));
afterEach(() => Object.assign(globalThis, { BroadcastChannel: real }));

test('tabs of one merchant hear each other, and nothing that is no word of theirs', () => {
  const heard: SessionWords[] = [];
  const [mine, theirs, others] = ['a', 'a', 'b'].map((name) => openTabChannel(name, SessionWordsSchema));
  const stop = mine?.listen((words) => heard.push(words));

  theirs?.post({ say: 'who-is-here' });
  others?.post({ say: 'ended', reason: 'lost' });
  theirs?.post({ say: 'signed-in', session: { token: '' } } as never);
  theirs?.post('anything' as never);
  expect(heard).toEqual([{ say: 'who-is-here' }]);

  stop?.();
  theirs?.post({ say: 'who-is-here' });
  expect(heard).toHaveLength(1);
});

test('where browsers have no such channel, every tab is alone', () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const channel = openTabChannel('a', SessionWordsSchema);

  expect(() => channel.post({ say: 'who-is-here' })).not.toThrow();
  expect(channel.listen(() => undefined)).toBeInstanceOf(Function);
});
