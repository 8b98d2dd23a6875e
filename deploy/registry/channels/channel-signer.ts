import type { Transaction } from '../../engine';
import { ChannelNotSigned } from '../refusals';
import { recordUses } from '../retention/used-releases';
import type { Signature } from '../signing/signature';
import type { Signer } from '../signing/signer';
import type { TrustedKeys } from '../signing/trusted-keys';
import { channels } from '../tables';
import type { Channel, SignedChannel, SignedSet } from './channel';
import { readChannelForUpdate, readSetForUpdate, readSignedChannels, writeChannel, writeSet } from './read-channels';
import { readRecordedRevisions } from './read-recorded-revisions';

/** A channel as far as it can be trusted. */
export interface VerifiedChannel {
  /** As stored where that is sound, else as it was last known to be; undefined where neither is. */
  channel: Channel | undefined;
  /** The next change is from here, whatever is stored. */
  revision: number;
  valid: boolean;
}

interface ChannelSignerOptions {
  trusted: TrustedKeys;
  signer: Signer | undefined;
  /** What of a channel was last known to be sound. */
  lastKnown(remote: string, environment: string): SignedChannel | undefined;
  /** The latest set of the environment that was known to be sound. */
  lastKnownSet(environment: string): SignedSet | undefined;
  /** Sets of an earlier epoch are not followed. */
  leastEpoch: number;
}

/** Without the signature, and without what came later than signatures. */
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

/** Vouches for channels when they are written, and tells those apart that nobody trusted vouches for. */
export class ChannelSigner {
  constructor(private readonly options: ChannelSignerOptions) {}

  /**
   * What a change of the channel is to be made from.
   * @param recorded revision of its latest change in the history, 0 where there is none
   */
  verify(stored: SignedChannel | undefined, remote: string, environment: string, recorded: number): VerifiedChannel {
    const known = this.options.lastKnown(remote, environment);
    const leastRevision = Math.max(known?.channel.revision ?? 0, recorded);
    const revision = Math.max(stored?.channel.revision ?? 0, leastRevision);
    const leastEpoch = this.#leastEpoch(environment);
    if (stored && isValidChannel(stored, { trusted: this.options.trusted, leastEpoch, leastRevision }))
      return { channel: stored.channel, revision, valid: true };
    return { channel: known && { ...known.channel, revision }, revision, valid: !stored && leastRevision === 0 };
  }

  /** What a change of the channel is to be made from, held until the transaction ends. */
  async readForUpdate(transaction: Transaction, remote: string, environment: string): Promise<VerifiedChannel> {
    const held = await readChannelForUpdate(transaction, remote, environment);
    const recorded = await readRecordedRevisions(transaction, environment, remote);
    return this.verify(held, remote, environment, recorded.get(remote) ?? 0);
  }

  /**
   * Stores the channel, signed: the one way to write one. What page loads got by the `present` one stays served for a
   * while. Rejects with `ChannelNotSigned` where no gateway that trusts the same keys would serve it.
   */
  async write(transaction: Transaction, channel: Channel, present: Channel | undefined): Promise<void> {
    if (present) await recordUses(transaction, present);
    const signature = this.#sign(channel);
    await writeChannel(transaction, channel, signature);
    const { environment, remote } = channel;
    const { epoch, rows } = this.#soundSet(await readSetForUpdate(transaction, environment), environment);
    await this.#writeSet(transaction, environment, epoch + 1, { ...rows, [remote]: signature.signature });
  }

  /** Vouches for every channel there is: once, for those from before channels were signed. */
  async signAll(transaction: Transaction): Promise<void> {
    if (!this.options.signer) return;
    // Before the sets there were: those are made from the rows, by `signSets`.
    const rows = await transaction.select(unsigned).from(channels);
    for (const { canary, locked, ...row } of rows) {
      const channel = { ...row, ...(canary ? { canary } : {}), ...(locked === null ? {} : { locked }) };
      await writeChannel(transaction, channel, this.#sign(channel));
    }
  }

  /** Makes the set of every environment from its sound rows: once, for channels from before there were sets. */
  async signSets(transaction: Transaction): Promise<void> {
    if (!this.options.signer) return;
    const environments = await transaction.selectDistinct({ environment: channels.environment }).from(channels);
    for (const { environment } of environments) {
      const stored = await readSignedChannels(transaction, environment);
      const sound = stored.flatMap(({ channel, signature }) =>
        signature && this.options.trusted.verifyChannel(channel, signature)
          ? [[channel.remote, signature.signature] as const]
          : [],
      );
      await this.#writeSet(transaction, environment, 1, Object.fromEntries(sound));
    }
  }

  /** What the next set is made from: a set nobody trusted vouches for, or an earlier one, is no ground to build on. */
  #soundSet(stored: SignedSet | undefined, environment: string): { epoch: number; rows: Record<string, string> } {
    const known = this.options.lastKnownSet(environment);
    const leastEpoch = this.#leastEpoch(environment);
    if (stored && stored.set.epoch >= leastEpoch && this.options.trusted.verifySet(stored.set, stored.signature))
      return stored.set;
    return { rows: known?.set.rows ?? {}, epoch: leastEpoch };
  }

  #leastEpoch(environment: string): number {
    return Math.max(this.options.leastEpoch, this.options.lastKnownSet(environment)?.set.epoch ?? 0);
  }

  async #writeSet(transaction: Transaction, environment: string, epoch: number, rows: Record<string, string>) {
    const set = { environment, epoch, rows };
    const signature = this.options.signer?.signSet(set);
    if (signature) await writeSet(transaction, { set, signature });
  }

  #sign(channel: Channel): Signature {
    const signature = this.options.signer?.signChannel(channel);
    if (!signature || !this.options.trusted.verifyChannel(channel, signature))
      throw new ChannelNotSigned(channel.remote, this.options.signer?.publicKey);
    return signature;
  }
}

interface ValidityCriteria {
  trusted: TrustedKeys;
  /** Sets of an earlier epoch are not followed. */
  leastEpoch: number;
  /** Nor are rows of an earlier revision: of the channel as it is known, and as the history records it. */
  leastRevision: number;
}

/**
 * Whether a trusted key signed the channel as it is stored, and it is neither an earlier state of what is known or
 * recorded nor a row that no longer belongs to the others.
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
