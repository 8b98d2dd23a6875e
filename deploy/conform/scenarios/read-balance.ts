import type { CheckContext } from '../check-context';
import { callOf } from '../plans/facts';
import type { WireSession } from '../wire/wire-client';
import { amountOf } from './amount';

interface Wallet {
  id?: unknown;
  availBalance?: unknown;
}

/** The money of an account in ten-thousandths, that of all its wallets and that of its main one, and the request that read it. */
export async function readBalance({ client }: CheckContext, session: WireSession) {
  const answer = await client.send(callOf('wallets.balance'), { typeId: 0 }, { session });
  const { balance } = (answer.value ?? {}) as { balance?: Wallet[] | null };
  const wallets = balance ?? [];
  const amount = wallets.reduce((sum, wallet) => sum + amountOf(wallet.availBalance), 0);
  const main = wallets.find(({ id }) => id === 'main') ?? wallets[0];
  return { amount, main: amountOf(main?.availBalance ?? 0), number: answer.number };
}
