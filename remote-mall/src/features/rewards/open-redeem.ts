import type { Host } from '@atrium/contract';

/** Opens the redemption dialog. Returns whether the reward was redeemed. */
export async function openRedeem({ navigation }: Host, id: string): Promise<boolean> {
  const result = await navigation.open('mall.redeem@1', { id });
  return result !== undefined;
}
