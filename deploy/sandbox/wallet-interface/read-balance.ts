import type { Backend } from '../backend';
import { playBalanceOf } from '../wallets/vendor-wallet';
import type { WalletCallBody } from './calls';
import { accountOfPlayer, currencyOf, requireOffered } from './player';
import type { WalletAnswer } from './wallet-answer';

/** Balance of a player at a merchant that offers the vendor. */
export async function readBalance(
  backend: Backend,
  vendor: string,
  { player }: WalletCallBody<'balance'>,
): Promise<WalletAnswer> {
  const account = await accountOfPlayer(backend, player);
  requireOffered(backend, account, vendor);
  const balance = await playBalanceOf(backend, backend.engine.database, account, vendor);
  return { status: 200, body: { success: true, value: { balance, currency: currencyOf(backend, account) } } };
}
