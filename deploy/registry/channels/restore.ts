import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { history } from '../tables';
import type { Channel } from './channel';
import { fromStored } from './stored-canary';
import { withoutRelease } from './without-release';
import { registryError } from '../registry-error';

/**
 * Returns the channel as it was before the automatic rollback of this release, unlocked. Reads it from the history, and
 * accepts it only if it differs from the present channel by that release alone.
 * @throws `NothingToRestore` when the last change was not an automatic rollback of this release
 */
export async function restored(transaction: Transaction, channel: Channel, release: string): Promise<Channel> {
  const { remote, environment } = channel;
  const [last] = await transaction
    .select({ action: history.action, from: history.from, detail: history.detail })
    .from(history)
    .where(
      and(
        eq(history.remote, remote),
        eq(history.environment, environment),
        notInArray(history.action, ['publish', 'lock', 'unlock', 'no-rollback']),
      ),
    )
    .orderBy(desc(history.sequence))
    .limit(1);
  const stored = last?.detail && 'before' in last.detail ? last.detail.before : undefined;
  if (last?.action !== 'automatic-rollback' || last.from !== release || !stored)
    throw registryError('NothingToRestore', remote, environment, release);
  const { locked: _locked, canary: _canary, ...present } = channel;
  const then: Channel = { ...present, ...fromStored(stored) };
  const without = withoutRelease(then, release, (id) => id === channel.stable);
  const { locked: _alsoLocked, ...now } = channel;
  if (!without || canonicalPlacement(without) !== canonicalPlacement(now))
    throw registryError('NothingToRestore', remote, environment, release);
  return then;
}

function canonicalPlacement({ stable, previous, pins, canary }: Channel): string {
  return JSON.stringify([stable, previous, Object.entries(pins).sort(), canary?.release, canary?.audience]);
}
