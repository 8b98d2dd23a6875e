import * as v from 'valibot';
import { openTabChannel } from './tab-channel';

const GreetingSchema = v.object({ say: v.literal('hello'), to: v.pipe(v.string(), v.minLength(1)) });
type Greeting = v.InferOutput<typeof GreetingSchema>;

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

test("tabs of one merchant receive each other's messages, and only those of the expected shape", () => {
  const received: Greeting[] = [];
  const [mine, theirs, others] = ['a', 'a', 'b'].map((name) => openTabChannel(name, GreetingSchema));
  const stop = mine?.listen((message) => received.push(message));

  theirs?.post({ say: 'hello', to: 'a' });
  others?.post({ say: 'hello', to: 'b' });
  theirs?.post({ say: 'hello', to: '' });
  theirs?.post('anything' as never);
  expect(received).toEqual([{ say: 'hello', to: 'a' }]);

  stop?.();
  theirs?.post({ say: 'hello', to: 'a' });
  expect(received).toHaveLength(1);
});

test('without BroadcastChannel every tab is alone', () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const channel = openTabChannel('a', GreetingSchema);

  expect(() => channel.post({ say: 'hello', to: 'a' })).not.toThrow();
  expect(channel.listen(() => undefined)).toBeInstanceOf(Function);
});
