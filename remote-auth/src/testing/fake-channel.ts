/** A message channel for jsdom, which has none: a test sends the messages of the other end. */
export class FakeChannel {
  /** The channel created last. */
  static last: FakeChannel | undefined;
  readonly port1: { onmessage?: (event: { data: unknown }) => void; close: () => void };
  readonly port2 = {};
  closed = false;

  constructor() {
    this.port1 = { close: () => void (this.closed = true) };
    FakeChannel.last = this;
  }

  /** Makes it the page's `MessageChannel`. */
  static install(): void {
    Object.assign(globalThis, { MessageChannel: FakeChannel });
  }

  /** A message from the other end. */
  say(data: unknown): void {
    this.port1.onmessage?.({ data });
  }
}
