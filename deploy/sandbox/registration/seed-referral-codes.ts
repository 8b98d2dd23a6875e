import { findAccount } from '../accounts/find-account';
import type { Backend } from '../backend';
import { referralCodes } from './tables';

/** Referral codes of the demo accounts: two agents, who are affiliates, and a player. */
const demoCodes = { agent1: 'ADA77', agent2: 'BO77', player1: 'MEI77' };

/** Creates the missing codes of each merchant's demo accounts. */
export async function seedReferralCodes({ engine, merchants }: Backend): Promise<void> {
  for (const merchant of merchants.keys()) {
    for (const [name, code] of Object.entries(demoCodes)) {
      const account = await findAccount(engine.database, merchant, name);
      if (account) {
        await engine.database
          .insert(referralCodes)
          .values({ merchant, code, accountId: account.id })
          .onConflictDoNothing();
      }
    }
  }
}
