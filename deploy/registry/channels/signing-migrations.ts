import type { Transaction } from '../../engine';
import type { ChannelSigner } from './channel-signer';

/**
 * Work that runs right after a migration, by its number: signs the channels that exist by then, and the channel set of
 * each environment.
 */
export function signingMigrations(
  channelSigner: ChannelSigner,
): Record<number, (transaction: Transaction) => Promise<void>> {
  return {
    8: (transaction) => channelSigner.signAll(transaction),
    12: (transaction) => channelSigner.signSets(transaction),
  };
}
