import type { Transaction } from '../../engine';
import type { ChannelSigner } from './channel-signer';

/**
 * What is signed right after a migration: channels from before they were signed, and from before all of an environment
 * were signed together, as they then stand. By the migration's number.
 */
export function signingMigrations(
  channelSigner: ChannelSigner,
): Record<number, (transaction: Transaction) => Promise<void>> {
  return {
    8: (transaction) => channelSigner.signAll(transaction),
    12: (transaction) => channelSigner.signSets(transaction),
  };
}
