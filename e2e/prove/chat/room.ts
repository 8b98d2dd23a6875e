import { setTimeout as wait } from 'node:timers/promises';
import { chatMessage, chatRoomPath, chatUrl } from '@atrium/api';
import type { Account } from '../../support/accounts';
import { ask } from '../kill/http';
import { signIn, type PortalSession } from '../kill/take-seat';
import type { Line } from './line';

export type Author = 'customer' | 'operator';

/** A message as the room answers it. */
export interface Stored {
  number: number;
  author: Author;
  key: string;
  body: string;
}

/** A message as its author knows it. */
export interface Sent {
  author: Author;
  key: string;
  body: string;
  /** The numbers of all answers; one message has one number. */
  numbers: number[];
}

/** Longest time until a connection breaks, in milliseconds: before the request arrives, or before its answer does. */
const longestBreak = 12;

/** The room of one customer: both authors write in it, each message after the one before has been answered. */
export class Room {
  /** In the order in which each author sent them. */
  readonly sent: Sent[] = [];
  /** The highest number up to which a tab has marked messages as read. */
  readUpTo = 0;

  private constructor(
    readonly line: Line,
    readonly merchant: string,
    readonly account: string,
    readonly session: PortalSession,
  ) {}

  static async open(line: Line, merchant: string, account: Account): Promise<Room> {
    return new Room(line, merchant, account.username, await signIn(line.portal, { merchant, ...account }));
  }

  /** Requests a ticket of the room, as each tab does. */
  async ticket(): Promise<string> {
    const { chatUrl: address } = await this.#call<{ chatUrl: string }>(chatUrl.path);
    return address.replace(`${chatRoomPath}#`, '');
  }

  /** The number of unread messages, as the portal shows it. */
  async unread(): Promise<number> {
    return (await this.#call<{ unReadCount: number }>(chatMessage.path)).unReadCount;
  }

  /** The messages after a number, a page of them. */
  messagesAfter(ticket: string, after: number): Promise<Stored[]> {
    return this.line.untilAnswered(`${this.#origin}${chatRoomPath}/messages?after=${after}`, this.#with(ticket));
  }

  async markRead(ticket: string, upTo: number): Promise<void> {
    this.readUpTo = Math.max(this.readUpTo, upTo);
    const request = { ...this.#with(ticket), method: 'POST', body: { upTo } } as const;
    await this.line.untilAnswered(`${this.#origin}${chatRoomPath}/read`, request);
  }

  /** What the unread count must be. */
  get expectedUnread(): number {
    return this.sent.filter(({ author, numbers }) => author === 'operator' && (numbers[0] ?? 0) > this.readUpTo).length;
  }

  /** Writes messages one after the other; each is sent again, with its key, until its number is known. */
  async write(author: Author, count: number, ticket: string): Promise<void> {
    for (let written = 0; written < count; written += 1) {
      const message = { author, key: crypto.randomUUID(), body: `${author} ${this.sent.length}`, numbers: [] };
      this.sent.push(message);
      await this.#deliver(message, ticket);
      // the person presses the button again although the message has arrived
      if (this.line.draw(1, 10) === 1) {
        this.line.counts.repeated += 1;
        await this.#attempt(message, ticket);
      }
    }
  }

  async #deliver(message: Sent, ticket: string): Promise<void> {
    const { counts, draw } = this.line;
    while (message.numbers.length === 0) {
      const fate = draw(1, 8);
      if (fate === 1) {
        counts.repeated += 1;
        await Promise.all([this.#attempt(message, ticket), this.#attempt(message, ticket)]);
      } else await this.#attempt(message, ticket, fate <= 3 ? draw(0, longestBreak) : undefined);
    }
  }

  /** Sends a message once. Looks after a lost answer whether it was stored; the author does not know. */
  async #attempt(message: Sent, ticket: string, breaks?: number): Promise<void> {
    const { counts } = this.line;
    const signal = breaks === undefined ? undefined : AbortSignal.timeout(breaks);
    const { address, request } = this.#request(message, ticket);
    const answer = await ask<{ number: number }>(address, { ...request, ...(signal && { signal }) }).catch(
      () => undefined,
    );
    if (answer?.success) return void message.numbers.push(answer.value.number);
    if (answer?.code === 'login_try_later') {
      counts.limited += 1;
      return this.line.passMinute();
    }
    if (answer && answer.status < 500) throw new Error(`A message was refused: ${answer.status} ${answer.code}`);
    counts.unanswered += 1;
    const before = Math.max(0, ...this.sent.flatMap(({ numbers }) => numbers));
    const later = await this.messagesAfter(ticket, before);
    if (later.some(({ key }) => key === message.key)) counts.stored += 1;
    await wait(this.line.draw(0, 20));
  }

  #request({ author, key, body }: Sent, ticket: string) {
    const { merchant, account } = this;
    if (author === 'customer')
      return {
        address: `${this.#origin}${chatRoomPath}/messages`,
        request: { ...this.#with(ticket), method: 'POST', body: { key, text: body } } as const,
      };
    return {
      address: `${this.line.portal.operations}/wps/control/chat-answer`,
      request: { method: 'POST', body: { merchant, account, text: body, key } } as const,
    };
  }

  async #call<Value>(path: string): Promise<Value> {
    const headers = { device: 'web', language: 'EN', ...this.session };
    return this.line.untilAnswered<Value>(this.line.portal.page(this.merchant, path), { headers });
  }

  get #origin(): string {
    return this.line.roomOrigin(this.merchant);
  }

  #with(ticket: string) {
    return { headers: { authorization: `Ticket ${ticket}` } };
  }
}
