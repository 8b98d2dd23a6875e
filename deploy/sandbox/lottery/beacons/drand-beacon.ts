import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { BeaconUnreachable, type Beacon, type BeaconRound } from '../drawing/beacon';
import { askBeacon, type AskBeacon } from './ask-beacon';

const hexadecimal = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})+$/));
const RoundSchema = v.object({ round: v.number(), randomness: hexadecimal, signature: hexadecimal });

/** The public parameters of a drand network. */
export interface DrandParameters {
  /** Origins of its relays; all must publish the same value. */
  relays: readonly [string, ...string[]];
  /** Hash of the chain. */
  chain: string;
  /** Seconds between two rounds. */
  period: number;
  /** When the first round was published, in seconds since 1970. */
  genesis: number;
}

/**
 * A public drand network. A value counts when it is the SHA-256 of its signature and all relays publish the same; the
 * signature itself is not checked here.
 */
export class DrandBeacon implements Beacon {
  readonly #parameters: DrandParameters;
  readonly #forward: () => number;
  readonly #ask: AskBeacon;

  constructor(
    parameters: DrandParameters,
    /** By how much the sandbox's clock is ahead of the network's, in milliseconds. */
    forward: () => number,
    ask: AskBeacon = askBeacon,
  ) {
    this.#parameters = parameters;
    this.#forward = forward;
    this.#ask = ask;
  }

  async roundAt(time: number): Promise<BeaconRound> {
    const { relays, chain, period, genesis } = this.#parameters;
    const seconds = (time - this.#forward()) / 1000;
    const round = 1 + Math.max(0, Math.ceil((seconds - genesis) / period));
    return { round, chain: { kind: 'drand', id: chain, address: relays[0] } };
  }

  async valueOf({ round, chain }: BeaconRound): Promise<string | undefined> {
    const { relays, chain: own } = this.#parameters;
    if (chain.kind !== 'drand' || chain.id !== own) throw new BeaconUnreachable('The round is of another beacon.');
    const values = await Promise.all(relays.map((relay) => this.#valueAt(relay, round)));
    if (values.includes(undefined)) return undefined;
    if (new Set(values).size !== 1) throw new BeaconUnreachable('The relays of the beacon contradict each other.');
    return values[0];
  }

  async #valueAt(relay: string, round: number): Promise<string | undefined> {
    const { status, body } = await this.#ask(`${relay}/${this.#parameters.chain}/public/${round}`);
    // 425 is “too early”
    if (status === 404 || status === 425) return undefined;
    const answer = v.safeParse(RoundSchema, body);
    if (status !== 200 || !answer.success || answer.output.round !== round)
      throw new BeaconUnreachable(`${relay} published no valid round.`);
    const { randomness, signature } = answer.output;
    if (createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex') !== randomness)
      throw new BeaconUnreachable(`${relay} published a value that is not of its signature.`);
    return randomness;
  }
}
