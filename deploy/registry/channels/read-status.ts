import type { Audience } from '@atrium/api/registry';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { history, releases } from '../tables';
import { releasesInUse, type Channel } from './channel';
import type { ChannelSigner } from './channel-signer';
import { readSignedChannels } from './read-channels';
import { readRecordedRevisions } from './read-recorded-revisions';

/** A release with its version. */
export interface NamedRelease {
  id: string;
  version: string;
}

/** A channel as operators see it. */
export interface ChannelStatus {
  remote: string;
  environment: string;
  revision: number;
  stable: NamedRelease;
  /** The release that `rollback` returns to. */
  previous: NamedRelease | null;
  canary: { release: NamedRelease; audience: Audience } | null;
  pins: { merchant: string; release: NamedRelease }[];
  locked: string | null;
  /**
   * The release that was rolled back automatically, where that was the last change. `restore` makes it stable again.
   */
  rolledBack: NamedRelease | null;
  /**
   * Whether the stored channel has a trusted signature; otherwise this is its last known good state, if there is one.
   */
  verified: boolean;
  /** The last change. */
  changed: LastChange | null;
}

interface LastChange {
  at: Date;
  action: string;
  actor: string;
  reason: string | null;
}

export async function readStatus(
  queries: Queries,
  channelSigner: ChannelSigner,
  environment: string,
  remote?: string,
): Promise<ChannelStatus[]> {
  const read = async () => {
    const recorded = await readRecordedRevisions(queries, environment);
    return (await readSignedChannels(queries, environment))
      .filter(({ channel }) => remote === undefined || channel.remote === remote)
      .map((stored) => {
        const { channel } = stored;
        return {
          stored: channel,
          ...channelSigner.verify(stored, channel.remote, environment, recorded.get(channel.remote) ?? 0),
        };
      });
  };
  let verified = await read();
  // A row that looks outdated may have been changed while it was read: read once more.
  if (verified.some(({ valid }) => !valid)) verified = await read();
  return Promise.all(verified.map(({ stored, channel, valid }) => statusOf(queries, channel ?? stored, valid)));
}

async function statusOf(queries: Queries, channel: Channel, verified: boolean): Promise<ChannelStatus> {
  const { remote, environment, revision, stable, previous, pins, canary, locked } = channel;
  const changed = await readLastChange(queries, channel);
  const rolledBack = changed?.action === 'automatic-rollback' ? changed.from : null;
  const versions = await readVersions(queries, channel, rolledBack);
  const named = (id: string): NamedRelease => ({ id, version: versions.get(id) ?? '' });
  return {
    remote,
    environment,
    revision,
    stable: named(stable),
    previous: previous[0] === undefined ? null : named(previous[0]),
    canary: canary ? { release: named(canary.release), audience: canary.audience } : null,
    pins: Object.entries(pins).map(([merchant, id]) => ({ merchant, release: named(id) })),
    locked: locked ?? null,
    verified,
    rolledBack: rolledBack === null ? null : named(rolledBack),
    changed: changed ? { at: changed.at, action: changed.action, actor: changed.actor, reason: changed.reason } : null,
  };
}

async function readVersions(
  queries: Queries,
  channel: Channel,
  rolledBack: string | null,
): Promise<Map<string, string>> {
  const ids = [
    ...releasesInUse(channel),
    ...channel.previous.slice(0, 1),
    ...(rolledBack === null ? [] : [rolledBack]),
  ];
  const rows = await queries
    .select({ id: releases.id, version: releases.version })
    .from(releases)
    .where(and(eq(releases.remote, channel.remote), inArray(releases.id, ids)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function readLastChange(
  queries: Queries,
  { remote, environment }: Channel,
): Promise<(LastChange & { from: string | null }) | undefined> {
  const { at, action, actor, reason, from } = history;
  const [last] = await queries
    .select({ at, action, actor, reason, from })
    .from(history)
    .where(and(eq(history.remote, remote), eq(history.environment, environment), isNotNull(history.revision)))
    .orderBy(desc(history.sequence))
    .limit(1);
  return last;
}
