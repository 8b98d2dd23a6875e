import { contractVersion, satisfies, type Descriptor } from '@atrium/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { ClaimTaken, ContractUnmet } from '../refusals';
import { channels, releases } from '../tables';
import { claimsOf } from './claims';

/** Refuses a remote that would not work beside the others of the environment. */
export async function refuseUnfit(
  transaction: Transaction,
  descriptor: Descriptor,
  environment: string,
): Promise<void> {
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
