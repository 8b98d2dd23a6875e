import {
  toMoney,
  type BalanceAnswer,
  type memberFunds,
  type memberPromotions,
  type memberRank,
  type WithCurrency,
} from '@atrium/api';
import { amountDigits } from '@atrium/api/figures';
import type { AccountParts, Balance, Currency, Rank } from '@atrium/contract';
import type * as v from 'valibot';
import { unreadKind } from './unread-kind';

/**
 * The total is the sum of the amounts available in the wallets; the server's own sum counts only without wallets, and
 * where a wallet cannot be read. Without that sum the total leaves the wallet out, and says so. A wallet without an id
 * or a name has its number in the list.
 * @throws TypeError where no wallet can be read and the server names no sum
 */
export function readBalance({ balance, sumBalance, currency }: WithCurrency<BalanceAnswer>): Balance {
  const wallets = (balance ?? []).flatMap((wallet, index) =>
    wallet
      ? [
          {
            id: wallet.id || `${index + 1}`,
            name: wallet.name || `${index + 1}`,
            available: toMoney(wallet.availBalance, currency),
          },
        ]
      : [],
  );
  const isComplete = wallets.length === balance?.length;
  const atLeast = !isComplete && balance !== undefined && sumBalance === undefined;
  if (atLeast && wallets.length === 0) throw new TypeError('no wallet is readable');
  const total =
    isComplete || atLeast
      ? { minor: wallets.reduce((sum, { available }) => sum + available.minor, 0), currency }
      : toMoney(sumBalance ?? '0', currency);
  return { total, wallets, atLeast };
}

/**
 * How the balance's currency is written by its own answer; what that does not say is the merchant's, for the merchant's
 * currency. Undefined where it says nothing.
 */
export function readCurrency(
  { currency: code, currencySymbol, currencyPosition }: WithCurrency<BalanceAnswer>,
  merchant: Currency,
): Currency | undefined {
  const known = merchant.code === code ? merchant : { position: 'F' as const, digits: amountDigits, symbol: undefined };
  const symbol = currencySymbol || known.symbol;
  if (!symbol || (!currencySymbol && currencyPosition === undefined)) return undefined;
  const position = currencyPosition === undefined ? known.position : currencyPosition === 'B' ? 'B' : 'F';
  return { code, symbol, position, digits: known.digits };
}

export function readPromotions({
  promotions,
  unreadMessage: count,
}: v.InferOutput<typeof memberPromotions.answer>): AccountParts['promotions'] {
  return count > 0 ? { ...promotions, [unreadKind]: { enabled: false, count } } : promotions;
}

/** Flags are booleans, numbers or texts; zero, empty and `false` mean no. A flag that is null is not named at all. */
export function readContracts(funds: v.InferOutput<typeof memberFunds.answer>): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(funds)
      .filter(([, flag]) => flag !== null)
      .map(([name, flag]) => [name, !['', '0', 'false', 'N'].includes(String(flag))]),
  );
}

export function readRank({ currentProgress, playerRankProgress }: v.InferOutput<typeof memberRank.answer>): Rank {
  const next = playerRankProgress.find(({ reached }) => !reached);
  return { progress: Math.min(1, Math.max(0, currentProgress ?? 0)), ...(next && { name: next.name }) };
}
