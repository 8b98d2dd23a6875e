import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Engine, Transaction } from '../../engine';
import { channelsChanged } from '../channels/change-channel';
import type { Notary } from '../channels/notary';
import { isInUse, withoutRelease } from '../channels/step-back';
import { history } from '../tables';
import { evidenceOf, evidenceText, type Evidence } from './evidence';
import { readFailures } from './read-failures';
import { isFailing, type StepBackRule } from './step-back-rule';
import { countedSeconds } from './told';

/** Who has changed a channel that no person has. */
export const watcher = 'atrium';

export interface FailingRelease {
  environment: string;
  remote: string;
  release: string;
}

/** What was done about a release that fails. */
export interface SteppedBack extends FailingRelease {
  /** What page loads get instead; null where there is nothing to go back to, and they still get what fails. */
  to: string | null;
  /** Why, as the channel's lock says it. */
  reason: string;
  evidence: Evidence;
}

/**
 * Steps a channel back from a release, once: of several who find it failing the first does, and locks the channel, so
 * that the others find it locked. Undefined where there is nothing to do: locked, not in use, or not failing since a
 * person last decided for it.
 */
export function stepBack(
  engine: Engine,
  notary: Notary,
  failing: FailingRelease,
  { rule, now }: { rule: StepBackRule; now: Date },
): Promise<SteppedBack | undefined> {
  const { environment, remote, release } = failing;
  return engine.transaction(
    async (transaction) => {
      const { channel, revision } = await notary.hold(transaction, remote, environment);
      if (!channel || channel.locked !== undefined || !isInUse(channel, release)) return undefined;
      const until = new Date(now.getTime() + countedSeconds * 1000);
      const opened = new Date(now.getTime() - rule.window * 1000);
      const decided = await readLastDecision(transaction, failing);
      const read = (from: Date) =>
        readFailures(transaction, { environment, remote, from, until, bucketSeconds: rule.window });
      const since = await read(decided && decided > opened ? decided : opened);
      const failures = since.find((figures) => figures.release.id === release);
      if (!failures || !isFailing(failures, rule)) return undefined;
      const bad = (await read(opened)).filter((figures) => isFailing(figures, rule));
      const next = withoutRelease(channel, release, (id) => bad.every((figures) => figures.release.id !== id));
      const evidence = evidenceOf(failures, rule.window);
      const cause = evidenceText({ remote, ...failures.release }, evidence);
      const reason = next ? `stepped back: ${cause}` : `nothing to step back to: ${cause}`;
      await notary.write(transaction, { ...(next ?? channel), revision: revision + 1, locked: reason });
      await transaction.insert(history).values({
        action: next ? 'step-back' : 'no-way-back',
        remote,
        release: next?.stable ?? release,
        from: release,
        environment,
        revision: revision + 1,
        actor: watcher,
        reason,
        detail: { evidence },
      });
      await engine.notify(channelsChanged, environment, transaction);
      return { ...failing, to: next?.stable ?? null, reason, evidence };
    },
    { isolation: 'serializable' },
  );
}

/** Who unlocks a channel, or gives a release to page loads, has looked at what it did before. */
async function readLastDecision(
  transaction: Transaction,
  { environment, remote, release }: FailingRelease,
): Promise<Date | undefined> {
  const [last] = await transaction
    .select({ at: history.at })
    .from(history)
    .where(
      and(
        eq(history.remote, remote),
        eq(history.environment, environment),
        or(
          eq(history.action, 'unlock'),
          and(eq(history.release, release), inArray(history.action, ['promote', 'canary', 'rollback', 'pin'])),
        ),
      ),
    )
    .orderBy(desc(history.sequence))
    .limit(1);
  return last?.at;
}
