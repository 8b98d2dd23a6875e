import { accountRole, toDecimal } from '@atrium/api';
import { eq } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { exactlyOnce } from '../ledger/exactly-once';
import { InsufficientFunds } from '../ledger/post';
import { publish } from '../live/publish';
import type { Merchant } from '../merchants/merchant';
import { checkPaymentPassword } from '../mall/check-password';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { transfer } from './postings';
import { transferAmount } from './transfer-amount';

/** Accounts of this kind do not transfer to their upline. */
const withoutTransfer = 2;

/**
 * Moves money to the direct upline, once per idempotency key. For the upline it is money paid in.
 * @throws Refusal `in_stay_tuned` for accounts without this right and for an upline that a door refuses,
 *   `money_not_enough`, or that of the payment password
 */
export async function transferToUpline(
  backend: Backend,
  call: CustomerCall,
  { amount: decimal, password }: { amount: string; password: string },
): Promise<object> {
  const {
    merchant,
    customer: { account },
  } = call;
  const { currency } = merchant;
  const amount = transferAmount(merchant, decimal);
  if (amount === undefined) throw new Refusal('request_invalid');
  const upline = await uplineOf(backend, merchant, account);
  if (!upline) throw new Refusal('in_stay_tuned');
  await checkPaymentPassword(backend, call, password);
  const request = { scope: `transfer-upline:${account.id}`, key: call.idempotencyKey, payload: { amount } };
  try {
    return await exactlyOnce(backend, request, async (transaction) => {
      const key = `${request.scope}:${request.key}`;
      await transfer(backend, transaction, { from: account, to: upline, amount, key });
      const paid = toDecimal({ minor: amount, currency: currency.code });
      await publish(backend, transaction, upline.id, {
        type: 'TRANSFER',
        popup: true,
        data: { amount: paid, time: backend.clock(), success: true, sender: account.name, receiver: upline.name },
      });
      return {};
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('money_not_enough');
    throw error;
  }
}

/**
 * The direct upline to which an account may transfer; undefined where it may not. Of agents, the switch of the agent
 * centre decides too, because the calls of both centres are the same.
 */
async function uplineOf(
  backend: Backend,
  merchant: Merchant,
  { id, kind, toUpline }: Account,
): Promise<Account | undefined> {
  if (!toUpline || kind === withoutTransfer) return undefined;
  if (accountRole(kind).agent && !(await isSwitchOn(backend, merchant, 'AGETRANSFERUP3'))) return undefined;
  const [found] = await backend.engine.database
    .select({ account: accounts })
    .from(teamMembers)
    .innerJoin(accounts, eq(accounts.id, teamMembers.uplineId))
    .where(eq(teamMembers.accountId, id));
  return found?.account;
}
