import { catalogue } from '@atrium/api/catalogue';
import type { Endpoint } from '@atrium/contract';
import type { WireClient, WireSession } from '../wire/wire-client';

/** The sessions of the accounts in the file; undefined for one that the file lacks or that cannot sign in. */
export interface Sessions {
  visitor: WireSession;
  member: WireSession | undefined;
  other: WireSession | undefined;
  agent: WireSession | undefined;
  downline: WireSession | undefined;
}

/** A call by its id. Throws for an id that is not in the catalogue. */
export function callOf(id: string): Endpoint {
  const call = catalogue.find((candidate) => candidate.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}

export type Fields = Record<string, unknown>;

/** What the back end says of itself, read over the wire once, so that requests name its own games and messages. */
export class Facts {
  readonly #known = new Map<string, Promise<unknown>>();
  readonly #sessions: Sessions;

  constructor(
    readonly client: WireClient,
    sessions: Sessions,
  ) {
    this.#sessions = sessions;
  }

  now(): number {
    return this.client.now();
  }

  /** Fields of the first item of a list that a call answers; undefined where it has none. */
  async first(id: string, list: string, by: keyof Sessions = 'visitor', request?: object): Promise<Fields | undefined> {
    return (await this.items(id, list, by, request))[0];
  }

  /** The items of a list that a call answers; `list` is empty where the value is the list itself. */
  async items(id: string, list: string, by: keyof Sessions = 'visitor', request?: object): Promise<Fields[]> {
    const value = await this.value(id, by, request);
    const items = list === '' ? value : (value as Fields | null | undefined)?.[list];
    return Array.isArray(items) ? (items as Fields[]) : [];
  }

  value(id: string, by: keyof Sessions = 'visitor', request?: object): Promise<unknown> {
    const name = JSON.stringify([id, by, request]);
    const known = this.#known.get(name) ?? this.#read(id, by, request);
    this.#known.set(name, known);
    return known;
  }

  async #read(id: string, by: keyof Sessions, request?: object): Promise<unknown> {
    const session = this.#sessions[by];
    const call = callOf(id);
    const answer = await this.client.send(
      call,
      request ?? exampleRequest(call, this.client),
      session ? { session } : {},
    );
    return answer.success ? answer.value : undefined;
  }
}

const day = 86_400_000;

/** The example of a call with the merchant, the language and days of now. */
export function exampleRequest({ example }: Endpoint, client: WireClient): Fields {
  const { merchant, language } = client;
  const now = client.now();
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const present: Fields = {
    merchantCode: merchant,
    merchant_code: merchant,
    merchant,
    language,
    lang: language,
    from: dayOf(now - day),
    to: dayOf(now),
    startTime: now - day,
    endTime: now + day,
    startDate: now - day,
    endDate: now + day,
    t: now,
  };
  return Object.fromEntries(
    Object.entries(example.request as Fields).map(([name, value]) => [
      name,
      Object.hasOwn(present, name) && typeof present[name] === typeof value ? present[name] : value,
    ]),
  );
}
