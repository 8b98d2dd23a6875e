import type { Checking } from '../checking';
import { callOf } from '../plans/facts';
import type { WireSession } from '../wire/wire-client';
import { amountOf } from './amount';

/** The balance of an account in ten-thousandths, and the request that read it. */
export async function readBalance({ client }: Checking, session: WireSession) {
  const answer = await client.send(callOf('wallets.balance'), { typeId: 0 }, { session });
  const { balance } = (answer.value ?? {}) as { balance?: { availBalance?: unknown }[] | null };
  const amount = (balance ?? []).reduce((sum, wallet) => sum + amountOf(wallet.availBalance), 0);
  return { amount, number: answer.number };
}
