import type { TestPortal } from './start-test-portal';

export interface Fault {
  merchant?: string;
  /** Endpoint id of the catalogue. */
  endpoint: string;
  host?: string;
  key?: string;
  status?: number;
  message?: string;
  value?: unknown;
  delayMs?: number;
  cut?: boolean;
  times?: number;
}

/** A mail or text message in the outbox. */
export interface OutboxMessage {
  kind: 'mail' | 'sms';
  to: string;
  subject: string;
  body: string;
}

interface ArrivedFeedback {
  id: number;
  merchant: string;
  /** Account of a customer, name of a visitor. */
  sender: string;
  isCustomer: boolean;
  content: string;
  type: number;
  picture?: { type: string | null; bytes: ArrayBuffer };
}

/** A place before that of all other rewards: a list shows the first few of a type. */
let position = 0;
const nextPosition = (): number => (position -= 1);

interface SiteFlags {
  maintenance?: boolean;
  regionRestriction?: boolean;
}

const hour = 3_600_000;

/** Client of the sandbox's control page. `restore` undoes changes at the end of a test. */
export class Control {
  readonly #portal: Pick<TestPortal, 'operations'>;
  readonly #closed = new Set<string>();
  readonly #switched = new Map<string, { merchant: string; name: string }>();
  readonly #noticed: { merchant: string; id: number }[] = [];
  /** Rewards by id. */
  readonly #rewarded = new Map<number, { merchant: string; reward: object }>();

  constructor(portal: Pick<TestPortal, 'operations'>) {
    this.#portal = portal;
  }

  async site(merchant: string, flags: SiteFlags): Promise<void> {
    this.#closed.add(merchant);
    await this.#act('site', { merchant, maintenance: false, regionRestriction: false, ...flags });
  }

  fault(fault: Fault): Promise<void> {
    return this.#act('fault', fault);
  }

  clearFaults(): Promise<void> {
    return this.#act('clear-faults', {});
  }

  /** Sets a merchant's switch, `loginPop` or `switch_register`; null restores the merchant's setting. */
  switch(merchant: string, name: string, value: boolean | null): Promise<void> {
    this.#switched.set(`${merchant} ${name}`, { merchant, name });
    return this.#act('switch', { merchant, name, value });
  }

  /** Sets several of a merchant's switches. */
  async switches(merchant: string, values: Record<string, boolean>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.switch(merchant, name, value);
  }

  closeVendor(merchant: string, vendor: string, maintenance: object | null): Promise<void> {
    return this.#act('vendor-maintenance', { merchant, vendor, maintenance });
  }

  event(merchant: string, account: string, event: object): Promise<void> {
    return this.#act('event', { merchant, account, event });
  }

  /** Stores a notice or a promotion; by default a bulletin of the notice board in force for an hour. Returns its id. */
  async notice(merchant: string, title: string, changes: object = {}): Promise<number> {
    const content = { titles: { EN: title }, contents: { EN: `<p>About ${title}</p>` } };
    const startsAt = Date.now() - hour;
    const notice = { type: 'B', groupName: 'w_notice', ...content, startsAt, ...changes };
    const { id } = (await this.#ask('notice', { merchant, notice })) as { id: number };
    this.#noticed.push({ merchant, id });
    return id;
  }

  /** Stores a reward of the points mall, with at least one price; with an id, replaces that one. Returns its id. */
  async reward(merchant: string, name: string, changes: object = {}, id?: number): Promise<number> {
    const reward = {
      typeId: '2',
      names: { EN: name },
      price: null,
      inventory: 5,
      position: nextPosition(),
      ...changes,
    };
    const saved = await this.#ask('reward', { merchant, ...(id !== undefined && { id }), reward });
    const { id: stored } = saved as { id: number };
    this.#rewarded.set(stored, { merchant, reward });
    return stored;
  }

  /** Stores an offer of the member centre, by default a promotion to apply for; with an id, replaces that one. */
  async offer(merchant: string, title: string, changes: object = {}, id?: number): Promise<number> {
    const offer = {
      ...{ area: 'promoList', rule: 'application', titles: { EN: title }, amounts: [500], startsAt: Date.now() - hour },
      ...{ conditions: { EN: `<p>Conditions of ${title}</p>` }, ...changes },
    };
    return ((await this.#ask('offer', { merchant, ...(id !== undefined && { id }), offer })) as { id: number }).id;
  }

  /** Stores a promo code that is in force. */
  promoCode(merchant: string, code: string, changes: object = {}): Promise<void> {
    const promoCode = { code, amount: 300, usesLeft: 10, startsAt: Date.now() - hour, ...changes };
    return this.#act('promo-code', { merchant, promoCode });
  }

  /** Starts a raffle with one prize for everyone. Times in seconds. */
  raffle(merchant: string, title: string, times: { opensIn: number; lasts: number }, prize: number): Promise<void> {
    return this.#act('raffle', { merchant, raffle: { titles: { EN: title }, ...times, prizes: [prize] } });
  }

  /** Starts a red rain for the agents of a merchant; times in seconds, the pot in minor units. */
  redRain(
    merchant: string,
    redRain: { opensIn: number; lasts: number; pot: number; envelopes: number },
  ): Promise<void> {
    return this.#act('red-rain', { merchant, redRain });
  }

  /** A platform message to one account. */
  message(merchant: string, account: string, title: string, html: string): Promise<void> {
    return this.#act('message', { merchant, account, message: { titles: { EN: title }, contents: { EN: html } } });
  }

  /** Decides what waits for an operator: the only decision of this kind for the account. */
  async decide(kind: string, account: string, choice: string, reason?: string): Promise<void> {
    const answer = await fetch(`${this.#portal.operations}/wps/control/decisions`);
    const { value } = (await answer.json()) as { value: { kind: string; id: string; account: string }[] };
    const id = value.find((pending) => pending.kind === kind && pending.account === account)?.id ?? '';
    await this.#act('decide', { kind, id, choice, ...(reason !== undefined && { reason }) });
  }

  /** Answers a customer in the chat room, as an operator. */
  answerInChat(merchant: string, account: string, text: string): Promise<void> {
    return this.#act('chat-answer', { merchant, account, text });
  }

  /** Offers a contract of the merchant to an account without an upline. Returns its id. */
  async contract(merchant: string, account: string, offer: object): Promise<number> {
    return ((await this.#ask('contract', { merchant, account, offer })) as { id: number }).id;
  }

  /** Asks an account to end an active contract of the merchant. */
  endContract(merchant: string, id: number): Promise<void> {
    return this.#act('end-contract', { merchant, id });
  }

  /** Rotates the key that encrypts calls. */
  rotateKey(options: { atOnce?: boolean } = {}): Promise<void> {
    return this.#act('rotate-key', options);
  }

  endSessions(merchant: string, account: string): Promise<void> {
    return this.#act('end-sessions', { merchant, account });
  }

  grant(merchant: string, account: string, amount: number): Promise<void> {
    return this.#act('grant', { merchant, account, amount });
  }

  /** Calls that the local recorder received in place of a merchant's tags. */
  async tagHits(merchant: string): Promise<{ kind: string; call: unknown[] }[]> {
    const answer = await fetch(`${this.#portal.operations}/wps/control/tags`);
    const { value } = (await answer.json()) as { value: { merchant: string; kind: string; call: unknown[] }[] };
    return value.filter((hit) => hit.merchant === merchant);
  }

  /** Sets an account's password to its merchant's default one; returns it. */
  async giveDefaultPassword(merchant: string, account: string): Promise<string> {
    const given = await this.#ask('password', { merchant, account, state: 'default' });
    return (given as { password: string }).password;
  }

  async expirePassword(merchant: string, account: string): Promise<void> {
    await this.#act('password', { merchant, account, state: 'expired' });
  }

  /** Sets the sandbox's clock forward, by seconds. It cannot go back. */
  async passTime(seconds: number): Promise<void> {
    await this.#act('clock', { seconds });
  }

  /** Resets failed sign-ins and code requests. */
  clearAttempts(): Promise<void> {
    return this.#act('forgive', {});
  }

  async restore(): Promise<void> {
    await this.clearFaults();
    for (const merchant of this.#closed) await this.site(merchant, {});
    for (const notice of this.#noticed.splice(0)) await this.#act('remove-notice', notice);
    for (const [id, { merchant, reward }] of this.#rewarded)
      await this.#act('reward', { merchant, id, reward: { ...reward, startsAt: null, endsAt: Date.now() - hour } });
    this.#rewarded.clear();
    for (const { merchant, name } of this.#switched.values())
      await this.#act('switch', { merchant, name, value: null });
  }

  /** Messages to an account, a number or an address, the latest first. */
  async outbox(search: string): Promise<OutboxMessage[]> {
    const query = new URLSearchParams({ search });
    const answer = await fetch(`${this.#portal.operations}/wps/control/outbox/messages?${query.toString()}`);
    return ((await answer.json()) as { value: OutboxMessage[] }).value;
  }

  /** Feedback at all merchants, the latest first; pictures with their media type. */
  async feedback(): Promise<ArrivedFeedback[]> {
    const base = `${this.#portal.operations}/wps/control/feedback`;
    const { value } = (await (await fetch(base)).json()) as { value: (ArrivedFeedback & { hasPicture: boolean })[] };
    return Promise.all(
      value.map(async ({ hasPicture, ...entry }) => {
        if (!hasPicture) return entry;
        const answer = await fetch(`${base}/${entry.id}/picture`);
        return { ...entry, picture: { type: answer.headers.get('content-type'), bytes: await answer.arrayBuffer() } };
      }),
    );
  }

  async #act(action: string, body: object): Promise<void> {
    await this.#ask(action, body);
  }

  async #ask(action: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.#portal.operations}/wps/control/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The control page answered ${action} with ${await answer.text()}`);
    return ((await answer.json()) as { value: unknown }).value;
  }
}
