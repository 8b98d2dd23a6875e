import * as v from 'valibot';
import { BeaconUnreachable, type Beacon, type BeaconChain, type BeaconRound } from '../drawing/beacon';
import { dayLength, dayOf, nextInChain, roundAt } from '../drawing/hash-chain';
import { askBeacon, type AskBeacon } from './ask-beacon';
import { clockHeader } from './serve-beacon';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const EndSchema = v.object({ end: hash });
const ValueSchema = v.object({ value: hash });

interface ChainBeaconOptions {
  /** Origin of the beacon. */
  address: () => string;
  /** Milliseconds by which the sandbox's clock is set forward; the beacon follows it. */
  forward: () => number;
  /** Lets this process set the clock of the sandbox's own beacon forward. */
  token?: string | undefined;
  ask?: AskBeacon;
}

/** A beacon with a chain of hashes for each day, in another process. Each value is checked against the published end. */
export class ChainBeacon implements Beacon {
  /** Published ends by day. */
  readonly #ends = new Map<number, string>();

  /** Checked values of chains, by id of the chain and place in it. */
  readonly #values = new Map<string, Map<number, string>>();
  readonly #ask: AskBeacon;
  readonly #options: ChainBeaconOptions;

  constructor(options: ChainBeaconOptions) {
    this.#options = options;
    this.#ask = options.ask ?? askBeacon;
  }

  async roundAt(time: number): Promise<BeaconRound> {
    const round = roundAt(time);
    const day = dayOf(round);
    return { round, chain: await this.#chainOf(day) };
  }

  async valueOf({ round, chain }: BeaconRound): Promise<string | undefined> {
    if (chain.kind !== 'hashes') throw new BeaconUnreachable('The round is of another kind of beacon.');
    const place = round - chain.firstRound;
    if (place < 0 || place >= dayLength) throw new BeaconUnreachable('The round is not in its chain.');
    const known = this.#values.get(chain.id)?.get(place);
    if (known !== undefined) return known;
    // the own beacon may have another address since the round was named
    const own = await this.#chainOf(dayOf(round)).catch(() => undefined);
    const { address } = own?.id === chain.id ? own : chain;
    const { status, body } = await this.#request(`${address}/rounds/${round}`);
    if (status === 404) return undefined;
    const answer = v.safeParse(ValueSchema, body);
    if (!answer.success || !this.#check(chain, place, answer.output.value))
      throw new BeaconUnreachable('The beacon published a value that is not of its chain.');
    return answer.output.value;
  }

  async #chainOf(day: number): Promise<BeaconChain> {
    const address = this.#options.address();
    let end = this.#ends.get(day);
    if (end === undefined) {
      const answer = v.safeParse(EndSchema, (await this.#request(`${address}/chains/${day}`)).body);
      if (!answer.success) throw new BeaconUnreachable('The beacon published no end of its chain.');
      end = answer.output.end;
      this.#ends.set(day, end);
    }
    return { kind: 'hashes', id: end, address, firstRound: day * dayLength };
  }

  #request(address: string) {
    const { token, forward } = this.#options;
    const headers = { authorization: `Bearer ${token}`, [clockHeader]: String(forward()) };
    return this.#ask(address, token === undefined ? undefined : headers);
  }

  /** Hashes a value down to a known one, or to the end of its chain, and keeps what is on the way. */
  #check({ id }: BeaconChain, place: number, value: string): boolean {
    const known = this.#values.get(id) ?? new Map<number, string>();
    const passed: [number, string][] = [];
    let current = value;
    for (let at = place; at >= 0 && !known.has(at); at--) {
      passed.push([at, current]);
      current = nextInChain(current);
    }
    const below = place - passed.length;
    if (current !== (below < 0 ? id : known.get(below))) return false;
    for (const [at, checked] of passed) known.set(at, checked);
    this.#values.set(id, known);
    return true;
  }
}
