import type { Transaction } from '../../engine';
import type { Notary } from './notary';

/**
 * What is signed right after a migration: channels from before they were signed, and from before all of an environment
 * were signed together, as they then stand. By the migration's number.
 */
export function signingSteps(notary: Notary): Record<number, (transaction: Transaction) => Promise<void>> {
  return {
    8: (transaction) => notary.signAll(transaction),
    12: (transaction) => notary.signSets(transaction),
  };
}
