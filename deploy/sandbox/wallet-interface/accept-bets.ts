import type { Backend } from '../backend';
import { isSettledLater } from '../games/is-settled-later';
import { InsufficientFunds } from '../ledger/post';
import { postBet, refusalOf, type Bet } from './accept-bet';
import type { WalletCallBody } from './calls';
import { decideTogether } from './decide-once';
import { accountOfPlayer, currencyOf } from './player';
import type { WalletAnswer } from './wallet-answer';

/**
 * Debits several stakes of a player in one transaction, or none: a concurrent bet is debited before all of them or
 * after. Each can be rolled back by itself.
 */
export async function acceptBets(
  backend: Backend,
  vendor: string,
  { bets, ...common }: WalletCallBody<'bets'>,
): Promise<WalletAnswer> {
  const account = await accountOfPlayer(backend, common.player);
  const calls = bets.map((bet): Bet => ({ ...common, ...bet }));
  const transactions = calls.map((content) => ({
    ...{ vendor, kind: 'bet' as const, accountId: account.id, content },
    ...{ transactionId: content.transactionId, round: content.round, game: content.game },
    earnsLater: isSettledLater(vendor, content.game),
  }));
  return decideTogether(backend, transactions, async (transaction) => {
    let [taken, balance] = [0, 0];
    try {
      // a savepoint, so that a refused stake undoes those before it
      await transaction.transaction(async (inner) => {
        for (const call of calls) {
          balance = await postBet(backend, inner, { vendor, account, call });
          taken += call.amount;
        }
      });
    } catch (error) {
      // the balance without the stakes that were undone
      const whole =
        error instanceof InsufficientFunds ? new InsufficientFunds(error.balance + taken, error.kind) : error;
      return refusalOf(whole).answer;
    }
    return { status: 200, body: { success: true, value: { balance, currency: currencyOf(backend, account) } } };
  });
}
