import type { Transaction } from '../../engine';
import { ChannelNotSigned } from '../refusals';
import type { Signature, Signer } from '../signing/signer';
import type { TrustedKeys } from '../signing/trusted-keys';
import { channels } from '../tables';
import type { Channel, SignedChannel } from './channel';
import { holdChannel, readSignedChannels, writeChannel } from './read-channels';

/** A channel as far as it can be trusted. */
export interface NotedChannel {
  /** As stored where that is sound, else as it was last known to be; undefined where neither is. */
  channel: Channel | undefined;
  /** The next change is from here, whatever is stored. */
  revision: number;
  sound: boolean;
}

interface NotaryOptions {
  trusted: TrustedKeys;
  signer: Signer | undefined;
  /** What of a channel was last known to be sound. */
  lastKnown(remote: string, environment: string): Channel | undefined;
}

/** Vouches for channels when they are written, and tells those apart that nobody trusted vouches for. */
export class Notary {
  constructor(private readonly options: NotaryOptions) {}

  /** What a change of the channel is to be made from. */
  note(stored: SignedChannel | undefined, remote: string, environment: string): NotedChannel {
    const known = this.options.lastKnown(remote, environment);
    const revision = Math.max(stored?.channel.revision ?? 0, known?.revision ?? 0);
    if (stored && isSound(stored, known, this.options.trusted))
      return { channel: stored.channel, revision, sound: true };
    return { channel: known && { ...known, revision }, revision, sound: !stored && !known };
  }

  /** What a change of the channel is to be made from, held until the transaction ends. */
  async hold(transaction: Transaction, remote: string, environment: string): Promise<NotedChannel> {
    return this.note(await holdChannel(transaction, remote, environment), remote, environment);
  }

  /**
   * Stores the channel, signed: the one way to write one. Rejects with `ChannelNotSigned` where no gateway that trusts
   * the same keys would serve it.
   */
  async write(transaction: Transaction, channel: Channel): Promise<void> {
    await writeChannel(transaction, channel, this.#sign(channel));
  }

  /** Vouches for every channel there is: once, for those from before channels were signed. */
  async signAll(transaction: Transaction): Promise<void> {
    if (!this.options.signer) return;
    const environments = await transaction.selectDistinct({ environment: channels.environment }).from(channels);
    for (const { environment } of environments)
      for (const { channel } of await readSignedChannels(transaction, environment))
        await this.write(transaction, channel);
  }

  #sign(channel: Channel): Signature {
    const signature = this.options.signer?.signChannel(channel);
    if (!signature || !this.options.trusted.vouchForChannel(channel, signature))
      throw new ChannelNotSigned(channel.remote, this.options.signer?.publicKey);
    return signature;
  }
}

/** Whether somebody trusted vouches for the channel as it is stored, and it is not an earlier state of what is known. */
export function isSound(
  { channel, signature }: SignedChannel,
  known: Channel | undefined,
  trusted: TrustedKeys,
): boolean {
  if (known && channel.revision < known.revision) return false;
  return signature !== undefined && trusted.vouchForChannel(channel, signature);
}
