import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { requirePresent } from '../require-present';
import { creditWins } from '../wallets/credit-wins';
import type { WalletCallBody } from './calls';
import { decideEach } from './decide-once';
import { ledgerKey } from './ledger-key';
import { queueWinMessages } from './queue-win-messages';
import { currencyOf } from './player';
import type { WalletAnswer, WinAnswer, WinsAnswer } from './wallet-answer';
import { WalletRefusal } from './wallet-refusal';

type Win = WalletCallBody<'win'>;

/** A win in the currency of its player's wallet. */
interface PayableWin {
  win: Win;
  account: Account;
}

/**
 * Credits a win, always: before its bet, after its rollback, and when the session has ended or the merchant no longer
 * offers the vendor.
 */
export async function acceptWin(backend: Backend, vendor: string, call: Win): Promise<WalletAnswer> {
  const [answer] = await decideWins(backend, vendor, [call]);
  return requirePresent(answer);
}

/**
 * Credits several wins in one transaction, as `win` does for one. A win that is refused does not hold up the others. A
 * win may be repeated by either call.
 */
export async function acceptWins(
  backend: Backend,
  vendor: string,
  { wins }: WalletCallBody<'wins'>,
): Promise<WinsAnswer> {
  const answers = await decideWins(backend, vendor, wins);
  const value = { wins: wins.map((win, at) => winAnswer(win, requirePresent(answers[at]))) };
  return { status: 200, body: { success: true, value } };
}

function winAnswer({ transactionId }: Win, { body }: WalletAnswer): WinAnswer {
  if (!body.success) return { transactionId, success: false, code: body.code, message: body.message };
  return { transactionId, success: true, balance: body.value.balance, currency: body.value.currency };
}

/** The answers to wins, in their order. */
async function decideWins(backend: Backend, vendor: string, wins: readonly Win[]): Promise<WalletAnswer[]> {
  const players = await accountsOfPlayers(backend, wins);
  const payable = wins.flatMap((win): PayableWin[] => {
    const account = players.get(Number(win.player));
    return account && currencyOf(backend, account) === win.currency ? [{ win, account }] : [];
  });
  const calls = payable.map(({ win, account }) => ({
    ...{ vendor, transactionId: win.transactionId, kind: 'win' as const, accountId: account.id, content: win },
  }));
  const decided = await decideEach(backend, calls, (transaction, fresh) =>
    pay(
      backend,
      transaction,
      vendor,
      payable.filter(({ win }) => fresh.has(win.transactionId)),
    ),
  );
  return wins.map((win) => {
    const code = players.has(Number(win.player)) ? 'request_invalid' : 'player_unknown';
    return decided.get(win.transactionId) ?? new WalletRefusal(code).answer;
  });
}

async function accountsOfPlayers({ engine }: Backend, wins: readonly Win[]): Promise<Map<number, Account>> {
  const ids = [...new Set(wins.map(({ player }) => Number(player)))];
  const found = await engine.database.select().from(accounts).where(inArray(accounts.id, ids));
  return new Map(found.map((account) => [account.id, account]));
}

/** Credits wins that were not decided before. Returns the answers by transaction id. */
async function pay(
  backend: Backend,
  transaction: Transaction,
  vendor: string,
  payable: readonly PayableWin[],
): Promise<Map<string, WalletAnswer>> {
  const credits = payable.map(({ account, win: { transactionId, round, amount } }) => ({
    ...{ account, round, amount, key: ledgerKey(vendor, transactionId) },
  }));
  const balances = await creditWins(backend, transaction, vendor, credits);
  await queueWinMessages(backend, transaction, vendor, credits);
  return new Map(
    payable.map(({ win: { transactionId, currency } }, at) => {
      const balance = requirePresent(balances[at]);
      return [transactionId, { status: 200, body: { success: true, value: { transactionId, balance, currency } } }];
    }),
  );
}
