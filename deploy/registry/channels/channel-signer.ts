import type { Transaction } from '../../engine';
import { recordUses } from '../retention/used-releases';
import type { Signature } from '../signing/signature';
import type { Signer } from '../signing/signer';
import type { TrustedKeys } from '../signing/trusted-keys';
import { channels } from '../tables';
import type { Channel, SignedChannel, SignedSet } from './channel';
import { readChannelForUpdate, readSetForUpdate, readSignedChannels, writeChannel, writeSet } from './read-channels';
import { readRecordedRevisions } from './read-recorded-revisions';
import { registryError } from '../registry-error';

/** A channel after its signature was checked. */
export interface VerifiedChannel {
  /** As stored where that is valid, else the last known good state; undefined where there is neither. */
  channel: Channel | undefined;
  /** The revision that the next change is based on, whatever is stored. */
  revision: number;
  valid: boolean;
}

interface ChannelSignerOptions {
  trusted: TrustedKeys;
  signer: Signer | undefined;
  /** The last valid state of a channel. */
  lastKnown(remote: string, environment: string): SignedChannel | undefined;
  /** The last valid channel set of the environment. */
  lastKnownSet(environment: string): SignedSet | undefined;
  /** Sets of an earlier epoch are not followed. */
  leastEpoch: number;
}

/** Columns of a channel without its signature, as they were before channels were signed. */
const unsigned = {
  remote: channels.remote,
  environment: channels.environment,
  revision: channels.revision,
  stable: channels.stable,
  previous: channels.previous,
  pins: channels.pins,
  canary: channels.canary,
  locked: channels.locked,
};

/** Signs channels when they are written, and finds channels without a trusted signature. */
export class ChannelSigner {
  readonly #options: ChannelSignerOptions;

  constructor(options: ChannelSignerOptions) {
    this.#options = options;
  }

  /**
   * Returns the state that a change of the channel is based on.
   * @param recorded revision of the channel's latest change in the history, 0 where there is none
   */
  verify(stored: SignedChannel | undefined, remote: string, environment: string, recorded: number): VerifiedChannel {
    const known = this.#options.lastKnown(remote, environment);
    const leastRevision = Math.max(known?.channel.revision ?? 0, recorded);
    const revision = Math.max(stored?.channel.revision ?? 0, leastRevision);
    const leastEpoch = this.#leastEpoch(environment);
    if (stored && isValidChannel(stored, { trusted: this.#options.trusted, leastEpoch, leastRevision }))
      return { channel: stored.channel, revision, valid: true };
    return { channel: known && { ...known.channel, revision }, revision, valid: !stored && leastRevision === 0 };
  }

  /** Like `verify`, for a row that stays locked until the transaction ends. */
  async readForUpdate(transaction: Transaction, remote: string, environment: string): Promise<VerifiedChannel> {
    const stored = await readChannelForUpdate(transaction, remote, environment);
    const recorded = await readRecordedRevisions(transaction, environment, remote);
    return this.verify(stored, remote, environment, recorded.get(remote) ?? 0);
  }

  /**
   * Signs and stores the channel; there is no other way to write one. Files that page loads got through the `present`
   * channel stay served for a while. Rejects with `ChannelNotSigned` where no gateway with the same trusted keys would
   * follow the channel.
   */
  async write(transaction: Transaction, channel: Channel, present: Channel | undefined): Promise<void> {
    if (present) await recordUses(transaction, present);
    const signature = this.#sign(channel);
    await writeChannel(transaction, channel, signature);
    const { environment, remote } = channel;
    const { epoch, rows } = this.#validSet(await readSetForUpdate(transaction, environment), environment);
    await this.#writeSet(transaction, environment, epoch + 1, { ...rows, [remote]: signature.signature });
  }

  /** Signs every stored channel. Runs once, for channels from before signatures existed. */
  async signAll(transaction: Transaction): Promise<void> {
    if (!this.#options.signer) return;
    // Channel sets do not exist yet at this point; `signSets` makes them from the rows.
    const rows = await transaction.select(unsigned).from(channels);
    for (const { canary, locked, ...row } of rows) {
      const channel = { ...row, ...(canary ? { canary } : {}), ...(locked === null ? {} : { locked }) };
      await writeChannel(transaction, channel, this.#sign(channel));
    }
  }

  /**
   * Makes the channel set of every environment from its valid rows. Runs once, for channels from before sets existed.
   */
  async signSets(transaction: Transaction): Promise<void> {
    if (!this.#options.signer) return;
    const environments = await transaction.selectDistinct({ environment: channels.environment }).from(channels);
    for (const { environment } of environments) {
      const stored = await readSignedChannels(transaction, environment);
      const valid = stored.flatMap(({ channel, signature }) =>
        signature && this.#options.trusted.verifyChannel(channel, signature)
          ? [[channel.remote, signature.signature] as const]
          : [],
      );
      await this.#writeSet(transaction, environment, 1, Object.fromEntries(valid));
    }
  }

  /** The set that the next one is based on; one without a trusted signature, or an earlier one, is not used. */
  #validSet(stored: SignedSet | undefined, environment: string): { epoch: number; rows: Record<string, string> } {
    const known = this.#options.lastKnownSet(environment);
    const leastEpoch = this.#leastEpoch(environment);
    if (stored && stored.set.epoch >= leastEpoch && this.#options.trusted.verifySet(stored.set, stored.signature))
      return stored.set;
    return { rows: known?.set.rows ?? {}, epoch: leastEpoch };
  }

  #leastEpoch(environment: string): number {
    return Math.max(this.#options.leastEpoch, this.#options.lastKnownSet(environment)?.set.epoch ?? 0);
  }

  async #writeSet(transaction: Transaction, environment: string, epoch: number, rows: Record<string, string>) {
    const set = { environment, epoch, rows };
    const signature = this.#options.signer?.signSet(set);
    if (signature) await writeSet(transaction, { set, signature });
  }

  #sign(channel: Channel): Signature {
    const signature = this.#options.signer?.signChannel(channel);
    if (!signature || !this.#options.trusted.verifyChannel(channel, signature))
      throw registryError('ChannelNotSigned', channel.remote, this.#options.signer?.publicKey);
    return signature;
  }
}

interface ValidityCriteria {
  trusted: TrustedKeys;
  /** Sets of an earlier epoch are not followed. */
  leastEpoch: number;
  /**
   * Rows of an earlier revision are not followed either: the highest revision that is known or recorded in the history.
   */
  leastRevision: number;
}

/**
 * Whether a trusted key signed the channel as it is stored, its revision is not earlier than known or recorded, and its
 * row belongs to the current channel set.
 */
export function isValidChannel(
  { channel, signature, set }: SignedChannel,
  { trusted, leastEpoch, leastRevision }: ValidityCriteria,
): boolean {
  if (channel.revision < leastRevision) return false;
  if (signature === undefined || !trusted.verifyChannel(channel, signature)) return false;
  return (
    set !== undefined &&
    set.set.epoch >= leastEpoch &&
    set.set.rows[channel.remote] === signature.signature &&
    trusted.verifySet(set.set, set.signature)
  );
}
