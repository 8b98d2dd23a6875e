import { seedAccounts } from './accounts/seed-accounts';
import { seedTeams } from './agent/seed-teams';
import type { Backend } from './backend';
import { seedContracts } from './contracts/seed-contracts';
import { seedJackpots } from './games/jackpot';
import { seedHelp } from './help/seed-help';
import { seedInbox } from './inbox/seed-inbox';
import { seedLegal } from './legal/seed-legal';
import { seedMall } from './mall/seed-mall';
import { seedBulletins } from './notices/seed-bulletins';
import { seedNotices } from './notices/seed-notices';
import { seedOffers } from './reward-centre/seed-offers';
import { seedReferralCodes } from './registration/seed-referral-codes';

/** Merchants that are seeded at once: a statement has at most 65 535 values. */
const batchSize = 50;

/** Creates missing demo data of every merchant: accounts, messages, rewards, teams, contracts, help, legal pages, notices, promotions, jackpots. */
export async function seedMerchants(backend: Backend): Promise<void> {
  const codes = backend.merchants.keys();
  for (let first = 0; first < codes.length; first += batchSize) {
    const batch = new Set(codes.slice(first, first + batchSize));
    await seedBatch({ ...backend, merchants: backend.merchants.only(batch) });
  }
}

async function seedBatch(backend: Backend): Promise<void> {
  await seedAccounts(backend);
  await seedInbox(backend);
  await seedOffers(backend);
  await seedMall(backend);
  await seedTeams(backend);
  await seedContracts(backend);
  await seedReferralCodes(backend);
  await seedHelp(backend);
  await seedLegal(backend);
  await seedNotices(backend);
  await seedBulletins(backend);
  await seedJackpots(backend);
}

/** Seeds new and changed merchants, one run at a time, and again those of a run that failed; returns an unsubscribe function. */
export function startSeeding(backend: Backend, failed: (error: unknown) => void): () => void {
  let seeding = Promise.resolve();
  let stopped = false;
  const due = new Set<string>();
  const seedDue = async () => {
    const changed = new Set(due);
    due.clear();
    try {
      await seedMerchants({ ...backend, merchants: backend.merchants.only(changed) });
    } catch (error) {
      for (const code of changed) due.add(code);
      throw error;
    }
  };
  const stop = backend.merchants.subscribe((changed) => {
    for (const code of changed) due.add(code);
    seeding = seeding
      .then(() => (stopped ? undefined : seedDue()))
      .catch((error: unknown) => stopped || failed(error))
      .then(() => undefined);
  });
  return () => {
    stopped = true;
    stop();
  };
}
