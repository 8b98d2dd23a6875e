import type { Engine, Transaction } from '../../engine';
import type { Merchant } from '../../merchants';
import { compareData } from '../releases/compare-data';
import { merchants } from '../tables';
import { applyMerchantChange, type MerchantChangeContext } from './apply-merchant-change';
import { claimNames } from './claim-names';
import { detailOf, type MerchantChangeRequest } from './merchant-change';
import { knownRemotes } from './known-remotes';
import { findVersion, readVersion, type MerchantVersion } from './read-merchants';
import { registryError } from '../registry-error';

/** Announced with the environment's name when one of its merchants changes. */
export const merchantsChanged = 'registry_merchants';

/** The version in force after a change, and whether the change made a difference. */
export type ChangedMerchant = MerchantVersion & { changed: boolean };

/**
 * Changes a merchant if it still has the expected version, and records the actor and the reason. Rejects with a
 * `RegistryError`; of several callers with the same version one succeeds and the others get `MerchantMoved`.
 */
export function changeMerchant(
  engine: Engine,
  request: MerchantChangeRequest,
  { sandbox }: Pick<MerchantChangeContext, 'sandbox'>,
): Promise<ChangedMerchant> {
  const { code, environment, change, expected, actor, reason } = request;
  return engine.transaction(async (transaction) => {
    const present = await findVersion(transaction, { environment, code });
    const version = present?.version ?? 0;
    if (version !== expected) throw registryError('MerchantMoved', code, environment, expected, version);
    const merchant = applyMerchantChange(request, {
      present: present?.configuration,
      sandbox,
      known: await knownRemotes(transaction),
      ...(change.action === 'rollback' && present && { earlier: await earlier(transaction, request, change.to) }),
    });
    if (present && isSame(present.configuration, merchant)) return { ...present, changed: false };
    const [written] = await transaction
      .insert(merchants)
      .values({
        ...{ environment, code, version: version + 1, configuration: merchant },
        ...{ action: change.action, actor, reason: reason ?? null, detail: detailOf(change) },
      })
      .onConflictDoNothing()
      .returning();
    if (!written) throw registryError('MerchantMoved', code, environment, expected, version + 1);
    // after the version, which only one of several concurrent changes writes
    await claimNames(transaction, environment, [merchant]);
    await engine.notify(merchantsChanged, environment, transaction);
    return { ...written, changed: true };
  });
}

async function earlier(
  transaction: Transaction,
  { environment, code }: MerchantChangeRequest,
  version: number,
): Promise<unknown> {
  return (await readVersion(transaction, { environment, code, version })).configuration;
}

/** Compares without the order of keys, which the database changes. */
function isSame(stored: unknown, merchant: Merchant): boolean {
  return compareData(stored, merchant).length === 0;
}
