/** Replaces `BroadcastChannel`, which jsdom lacks: a message reaches every other open channel of its name. */
export class FakeBroadcastChannel extends EventTarget {
  static readonly open = new Set<FakeBroadcastChannel>();

  constructor(readonly name: string) {
    super();
    FakeBroadcastChannel.open.add(this);
  }

  postMessage(message: unknown): void {
    for (const other of FakeBroadcastChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }

  close(): void {
    FakeBroadcastChannel.open.delete(this);
  }
}
