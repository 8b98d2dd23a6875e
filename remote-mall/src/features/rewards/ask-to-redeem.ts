import type { Host } from '@atrium/contract';

/** Opens the dialog that takes a reward. Answers whether it was taken. */
export async function askToRedeem({ navigation }: Host, id: string): Promise<boolean> {
  const result = await navigation.open('mall.redeem@1', { id });
  return result !== undefined;
}
