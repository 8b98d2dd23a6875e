import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Engine, Transaction } from '../../engine';
import { channelsChanged } from '../channels/change-channel';
import { placementOf } from '../channels/channel';
import type { ChannelSigner } from '../channels/channel-signer';
import { toStored } from '../channels/stored-canary';
import { history } from '../tables';
import type { Alert } from './alerts';
import { assess, type Assessment, type FailingRelease } from './assess';
import type { Evidence } from './evidence';
import type { RollbackRule } from './rollback-rule';

/** The actor of automatic changes in the history. */
export const automaticActor = 'atrium';

/** An automatic rollback of a release. */
export interface RolledBack extends FailingRelease {
  /** The stable release afterwards. */
  to: string;
  /** The reason for the lock. */
  reason: string;
  evidence: Evidence;
}

export type RollbackOutcome = { rolledBack: RolledBack } | { alert: Alert };

/**
 * Rolls a channel back from a failing release, once: the first gateway that finds it failing does so and locks the
 * channel for the others. A release without a good earlier one stays in use, unlocked, and the history records that
 * once. Undefined where nothing is to be done: the release is not in use, or has not failed since a person last decided
 * for it.
 */
export function rollBack(
  engine: Engine,
  channelSigner: ChannelSigner,
  failing: FailingRelease,
  options: { rule: RollbackRule; now: Date },
): Promise<RollbackOutcome | undefined> {
  const { environment, remote, release } = failing;
  return engine.transaction(
    async (transaction) => {
      const { channel, revision } = await channelSigner.readForUpdate(transaction, remote, environment);
      const found = await assess(transaction, channel, failing, options);
      if (!channel || !found) return undefined;
      const { evidence, text } = found;
      if (found.kind === 'alert') {
        await recordOnce(transaction, failing, found);
        return { alert: { ...failing, cause: found.cause, text, evidence } };
      }
      const reason = `automatic rollback: ${text}`;
      await channelSigner.write(transaction, { ...found.next, revision: revision + 1, locked: reason }, channel);
      await transaction.insert(history).values({
        action: 'automatic-rollback',
        remote,
        release: found.next.stable,
        from: release,
        environment,
        revision: revision + 1,
        actor: automaticActor,
        reason,
        detail: { evidence, before: toStored(placementOf(channel)) },
      });
      await engine.notify(channelsChanged, environment, transaction);
      return { rolledBack: { ...failing, to: found.next.stable, reason, evidence } };
    },
    { isolation: 'serializable' },
  );
}

/** Records once, until a person decides, that there was no release to roll back to. */
async function recordOnce(
  transaction: Transaction,
  { environment, remote, release }: FailingRelease,
  { cause, text, evidence }: Extract<Assessment, { kind: 'alert' }>,
): Promise<void> {
  if (cause !== 'nothing-earlier') return;
  const [last] = await transaction
    .select({ action: history.action })
    .from(history)
    .where(
      and(
        eq(history.remote, remote),
        eq(history.environment, environment),
        eq(history.release, release),
        inArray(history.action, ['no-rollback', 'promote', 'canary', 'rollback', 'pin', 'restore']),
      ),
    )
    .orderBy(desc(history.sequence))
    .limit(1);
  if (last?.action === 'no-rollback') return;
  // no revision, because the channel was not changed
  await transaction.insert(history).values({
    action: 'no-rollback',
    remote,
    release,
    from: release,
    environment,
    actor: automaticActor,
    reason: text,
    detail: { evidence },
  });
}
