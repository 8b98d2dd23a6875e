import { contractVersion, satisfies, type Descriptor } from '@atrium/contract';
import { and, eq } from 'drizzle-orm';
import type { Engine, Transaction } from '../../engine';
import { ChannelMoved, ClaimTaken, ContractUnmet, ReleaseUnknown } from '../refusals';
import { channels, history, releases } from '../tables';
import { claimsOf } from './claims';

export interface Promotion {
  remote: string;
  environment: string;
  release: string;
  /** The revision the caller saw; 0 for a channel that does not exist yet. */
  expected: number;
  actor: string;
}

/** How many earlier releases a channel remembers to step back to; their files stay served as long. */
const remembered = 20;

/** Announced with the environment's name whenever a channel of it changed. */
export const channelsChanged = 'registry_channels';

/**
 * Makes a release the stable one, if the channel is still where the caller saw it; resolves with the new revision.
 * Rejects with `ReleaseUnknown`, `ChannelMoved`, `ContractUnmet` or `ClaimTaken`.
 */
export function promote(engine: Engine, promotion: Promotion): Promise<number> {
  const { remote, environment, release, actor } = promotion;
  return engine.transaction(
    async (transaction) => {
      const descriptor = await descriptorOf(transaction, remote, release);
      if (descriptor) await refuseUnfit(transaction, descriptor, environment);
      const revision = await move(transaction, promotion);
      await transaction.insert(history).values({ action: 'promote', remote, release, environment, revision, actor });
      await engine.notify(channelsChanged, environment, transaction);
      return revision;
    },
    // Two remotes promoted at once must not both get the same claim.
    { isolation: 'serializable' },
  );
}

async function descriptorOf(transaction: Transaction, remote: string, id: string): Promise<Descriptor | null> {
  const [found] = await transaction
    .select({ manifest: releases.manifest })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.id, id)));
  if (!found) throw new ReleaseUnknown(remote, id);
  return found.manifest.descriptor;
}

async function refuseUnfit(transaction: Transaction, descriptor: Descriptor, environment: string): Promise<void> {
  const { name, requires } = descriptor;
  if (!satisfies(contractVersion, requires)) throw new ContractUnmet(name, requires, contractVersion);
  const claims = new Set(claimsOf(descriptor));
  const others = await transaction
    .select({ manifest: releases.manifest })
    .from(channels)
    .innerJoin(releases, and(eq(releases.remote, channels.remote), eq(releases.id, channels.stable)))
    .where(eq(channels.environment, environment));
  for (const { manifest } of others) {
    if (!manifest.descriptor || manifest.remote === name) continue;
    const taken = claimsOf(manifest.descriptor).find((claim) => claims.has(claim));
    if (taken) throw new ClaimTaken(name, taken, manifest.remote);
  }
}

async function move(transaction: Transaction, { remote, environment, release, expected }: Promotion): Promise<number> {
  const channel = and(eq(channels.remote, remote), eq(channels.environment, environment));
  const [present] = await transaction.select().from(channels).where(channel).for('update');
  if ((present?.revision ?? 0) !== expected)
    throw new ChannelMoved(remote, environment, expected, present?.revision ?? 0);
  const revision = expected + 1;
  if (!present) {
    await transaction
      .insert(channels)
      .values({ remote, environment, revision, stable: release, previous: [], pins: {} });
    return revision;
  }
  const earlier = [present.stable, ...present.previous].filter((id) => id !== release);
  await transaction
    .update(channels)
    .set({ revision, stable: release, previous: earlier.slice(0, remembered) })
    .where(channel);
  return revision;
}
