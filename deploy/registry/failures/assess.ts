import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { releasesInUse, type Channel } from '../channels/channel';
import { withoutRelease } from '../channels/without-release';
import { history } from '../tables';
import { evidenceOf, evidenceText, type Evidence } from './evidence';
import { readFailures } from './read-failures';
import { isFailing, mayBeFailing, type RollbackRule } from './rollback-rule';
import { countingInterval } from './reported-outcome';

export interface FailingRelease {
  environment: string;
  remote: string;
  release: string;
}

/** Why a failing release stays in use until an operator decides. */
export type AlertCause =
  /** The reports come from too few networks, or are too small a share, for an automatic decision. */
  | 'few-networks'
  /** There is no good earlier release. */
  | 'nothing-earlier'
  /** The channel is locked. */
  | 'locked'
  /** An operator undid an automatic rollback of this release. */
  | 'restored';

/** What to do about a release in use, by its reports. */
export type Assessment = { evidence: Evidence; text: string } & (
  { kind: 'roll-back'; next: Channel } | { kind: 'alert'; cause: AlertCause }
);

const causes: Record<AlertCause, string> = {
  'few-networks': 'too few networks report it for an automatic rollback',
  'nothing-earlier': 'there is no earlier release to roll back to',
  locked: 'the channel is locked',
  restored: 'an operator restored it after an automatic rollback',
};

/** Assesses a release by the page loads since a person last decided for it. Undefined where no action is needed. */
export async function assess(
  queries: Queries,
  channel: Channel | undefined,
  { environment, remote, release }: FailingRelease,
  { rule, now }: { rule: RollbackRule; now: Date },
): Promise<Assessment | undefined> {
  if (!channel || !releasesInUse(channel).includes(release)) return undefined;
  const until = new Date(now.getTime() + countingInterval * 1000);
  const opened = new Date(now.getTime() - rule.window * 1000);
  const decided = await readLastDecision(queries, { environment, remote, release });
  const read = (from: Date) => readFailures(queries, { environment, remote, from, until, bucketSeconds: rule.window });
  const since = await read(decided && decided.at > opened ? decided.at : opened);
  const failures = since.find((figures) => figures.release.id === release);
  if (!failures || !(mayBeFailing(failures, rule) || isFailing(failures, rule))) return undefined;
  const evidence = evidenceOf(failures, rule.window);
  const text = evidenceText({ remote, ...failures.release }, evidence);
  const alert = (cause: AlertCause): Assessment => ({
    kind: 'alert',
    cause,
    evidence,
    text: `${text}; ${causes[cause]}`,
  });
  if (!isFailing(failures, rule)) return alert('few-networks');
  if (channel.locked !== undefined) return alert('locked');
  if (decided?.action === 'restore') return alert('restored');
  const bad = (await read(opened)).filter((figures) => isFailing(figures, rule));
  const next = withoutRelease(channel, release, (id) => bad.every((figures) => figures.release.id !== id));
  return next ? { kind: 'roll-back', next, evidence, text } : alert('nothing-earlier');
}

/** The last time a person unlocked the channel or made the release available: earlier failures were known by then. */
async function readLastDecision(
  queries: Queries,
  { environment, remote, release }: FailingRelease,
): Promise<{ at: Date; action: string } | undefined> {
  const [last] = await queries
    .select({ at: history.at, action: history.action })
    .from(history)
    .where(
      and(
        eq(history.remote, remote),
        eq(history.environment, environment),
        or(
          eq(history.action, 'unlock'),
          and(
            eq(history.release, release),
            inArray(history.action, ['promote', 'canary', 'rollback', 'pin', 'restore']),
          ),
        ),
      ),
    )
    .orderBy(desc(history.sequence))
    .limit(1);
  return last;
}
