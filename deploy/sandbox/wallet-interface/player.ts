import { eq } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { offersVendor } from '../games/catalogue';
import { WalletRefusal } from './wallet-refusal';

/** The account that a vendor names. @throws WalletRefusal `player_unknown` */
export async function accountOfPlayer({ engine }: Backend, player: string): Promise<Account> {
  const [account] = await engine.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, Number(player)));
  if (!account) throw new WalletRefusal('player_unknown');
  return account;
}

/** Hides the players of merchants that do not offer the vendor. @throws WalletRefusal `player_unknown` */
export function requireOffered(backend: Backend, { merchant }: Account, vendor: string): void {
  if (!offersVendor(merchantByCode(backend, merchant), vendor)) throw new WalletRefusal('player_unknown');
}

/** Currency of the player's wallet. */
export function currencyOf(backend: Backend, { merchant }: Account): string {
  return merchantByCode(backend, merchant).currency.code;
}

/** @throws WalletRefusal `request_invalid` for another currency than the wallet's */
export function requireCurrency(backend: Backend, account: Account, currency: string): void {
  if (currencyOf(backend, account) !== currency) throw new WalletRefusal('request_invalid');
}
