import type { Host } from '@atrium/contract';
import { requireRealAccount } from '../trial-account/require-real-account';

/** Opens the redemption dialog. Returns whether the reward was redeemed. */
export async function openRedeem(host: Host, id: string): Promise<boolean> {
  if (!(await requireRealAccount(host))) return false;
  const result = await host.navigation.open('mall.redeem@1', { id });
  return result !== undefined;
}
