import { LiveListener } from '../processes/live-listener';
import type { Room, Stored } from './room';

/** A tab of a customer: reads messages and counts the unread ones whenever the live channel says that something changed. */
export class Tab {
  /** In the order in which they were read. */
  readonly seen: Stored[] = [];
  unread = 0;
  readonly #listener: LiveListener;
  readonly #reading = new Repeated(() => this.#readOn());
  readonly #counting = new Repeated(async () => void (this.unread = await this.room.unread()));
  readonly #ticket: string;

  private constructor(
    readonly room: Room,
    readonly name: string,
    ticket: string,
  ) {
    this.#ticket = ticket;
    this.#listener = new LiveListener(room.line.portal, room, (type) => {
      if (['READY', 'RESET', 'CHAT'].includes(type)) this.#look();
    });
  }

  static async open(room: Room, name: string): Promise<Tab> {
    return new Tab(room, name, await room.ticket());
  }

  /** How often its live channel was cut. */
  get cuts(): number {
    return this.#listener.cuts;
  }

  /** Fails with what went wrong while it read. */
  async stop(): Promise<void> {
    await this.#listener.stop();
    await this.#reading.ended;
    await this.#counting.ended;
  }

  #look(): void {
    this.#reading.run();
    this.#counting.run();
  }

  /** Reads page after page, as the room's page does, and sometimes marks what was read. */
  async #readOn(): Promise<void> {
    for (;;) {
      const last = this.seen.at(-1)?.number ?? 0;
      const page = await this.room.messagesAfter(this.#ticket, last);
      if (page.length === 0) break;
      this.seen.push(...page);
    }
    const last = this.seen.at(-1)?.number ?? 0;
    if (last > this.room.readUpTo && this.room.line.draw(1, 12) === 1) await this.room.markRead(this.#ticket, last);
  }
}

/** Work that is done again when it was asked for meanwhile; never twice at once. */
class Repeated {
  ended: Promise<void> = Promise.resolve();
  #again = false;
  #running = false;
  readonly #work: () => Promise<void>;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  run(): void {
    this.#again = true;
    if (this.#running) return;
    this.#running = true;
    this.ended = this.#all();
    // `stop` reports it
    this.ended.catch(() => undefined);
  }

  async #all(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        await this.#work();
      }
    } finally {
      this.#running = false;
    }
  }
}
