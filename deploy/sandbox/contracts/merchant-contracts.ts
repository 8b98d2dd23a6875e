import { contractsOffer } from '@atrium/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { findAccount } from '../accounts/find-account';
import { accounts } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import { merchantByCode, type Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { askTermination, offerContract, stateAt, uplineOf } from './agreements';
import { contracts } from './tables';
import { writtenTerms } from './terms';

/** Contracts of one list at most. */
const most = 200;

/** The contracts that a merchant offered, the latest first. */
export async function merchantContracts(backend: Backend, code: string) {
  const merchant = merchantByCode(backend, code);
  const rows = await backend.engine.database
    .select({ contract: contracts, account: accounts.name, current: teamMembers.uplineId })
    .from(contracts)
    .innerJoin(accounts, eq(accounts.id, contracts.downlineId))
    .leftJoin(teamMembers, eq(teamMembers.accountId, contracts.downlineId))
    .where(and(eq(contracts.merchant, code), isNull(contracts.uplineId)))
    .orderBy(desc(contracts.id))
    .limit(most);
  return rows.map(({ contract: stored, account, current }) => {
    const contract = stateAt(stored, { upline: current, now: backend.clock() });
    const { id, kind, status, terminating, productType, computationPeriod } = contract;
    const terms = writtenTerms(contract, { currency: merchant.currency.code, higher: false });
    return { id, account, kind, status, terminating, productType, computationPeriod, ...terms };
  });
}

/**
 * Offers a contract of the merchant to an account without an upline, or an expired one again.
 * @throws Refusal `account_unknown`, `request_invalid`, or those of an offer
 */
export async function offerAsMerchant(
  backend: Backend,
  { merchant: code, account: name, offer }: { merchant: string; account: string; offer: object },
): Promise<{ id: number }> {
  const merchant = backend.merchants.get(code);
  const account = merchant && (await findAccount(backend.engine.database, code, name));
  if (!account) throw new Refusal('account_unknown');
  if ((await uplineOf(backend.engine.database, account.id)) !== null)
    throw new Refusal('request_invalid', { text: 'The account has an upline, who offers its contracts.' });
  const read = v.safeParse(contractsOffer.request, { ...offer, downline: String(account.id) });
  if (!read.success) throw new Refusal('request_invalid', { text: v.summarize(read.issues) });
  const { downline, ...terms } = read.output;
  const id = await offerContract(backend, merchant, { upline: undefined, downline: Number(downline), offer: terms });
  return { id };
}

/** Asks an account to end an active contract of the merchant. @throws Refusal as `askTermination` */
export async function endAsMerchant(backend: Backend, { merchant: code, id }: { merchant: string; id: number }) {
  const merchant = backend.merchants.get(code);
  if (!merchant) throw new Refusal('contract_unknown');
  await askTermination(backend, merchant, undefined, id);
}
