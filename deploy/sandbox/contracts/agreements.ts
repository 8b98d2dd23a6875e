import { accountRole } from '@atrium/api';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import type { Merchant } from '../merchants/merchant';
import { requirePresent } from '../require-present';
import { lockAccount } from '../reward-centre/lock-account';
import { Refusal } from '../wire/refusal';
import { requireOpenKind } from './kinds';
import { contracts, contractSteps, type Contract } from './tables';
import { isHigher, paysNothing, subjectOf, termsOf, type Offer, type Subject } from './terms';
import { after, isWaiting, partyOf, stepOf, type Step } from './transitions';

/** How long an offer is pending: seven days. */
const offerLife = 7 * 86_400_000;

/** An agent; undefined for the merchant. */
export type Upline = Pick<Account, 'id' | 'merchant'> | undefined;

/**
 * Offers a contract to a direct downline, or an expired one again with other terms; a merchant offers to anyone. Returns
 * its id.
 * @throws Refusal `downline_unknown`, `contract_not_for_account`, `in_stay_tuned`, `contract_rate_zero`,
 * `contract_rate_too_high`, `contract_open`, or `request_invalid`
 */
export async function offerContract(
  backend: Backend,
  merchant: Merchant,
  { upline, downline, offer }: { upline: Upline; downline: number; offer: Offer },
): Promise<number> {
  await requireOpenKind(backend, merchant, offer.kind);
  const [subject, terms, now] = [subjectOf(offer), termsOf(offer, merchant.currency.code), backend.clock()];
  if (upline && paysNothing(terms)) throw new Refusal('contract_rate_zero');
  return backend.engine.transaction(async (transaction) => {
    await lockAccount(transaction, downline);
    if (upline && (await uplineOf(transaction, downline)) !== upline.id) throw new Refusal('downline_unknown');
    if (!(await readsRequests(transaction, downline))) throw new Refusal('contract_not_for_account');
    if (upline && (await isAboveOwn(transaction, upline.id, { subject, terms })))
      throw new Refusal('contract_rate_too_high');
    const open = await openContract(backend, transaction, { uplineId: upline?.id ?? null, downline, subject });
    const times = { offeredAt: new Date(now), expiresAt: new Date(now + offerLife) };
    if (open) {
      // a dividend of another party waits for its answer: its terms are not this party's to change
      if (open.uplineId !== (upline?.id ?? null) || !after(open, 'OFFER')) throw new Refusal('contract_open');
      await transaction
        .update(contracts)
        .set({ terms, ...times })
        .where(eq(contracts.id, open.id));
      await take(backend, transaction, open, 'OFFER');
      return open.id;
    }
    const row = { merchant: merchant.code, uplineId: upline?.id ?? null, downlineId: downline, ...subject };
    const values = { ...row, status: 'P' as const, terms, ...times };
    const { id } = onlyRow(await transaction.insert(contracts).values(values).returning({ id: contracts.id }));
    await record(transaction, { contractId: id, at: times.offeredAt, step: 'OFFER', by: 'upline', status: 'P' });
    return id;
  });
}

/**
 * Asks the downline to end an active contract.
 * @throws Refusal `contract_unknown`, also for contracts of other uplines, or `contract_answered`
 */
export async function askTermination(backend: Backend, merchant: Merchant, upline: Upline, id: number): Promise<void> {
  const [found] = await backend.engine.database
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.id, id),
        eq(contracts.merchant, merchant.code),
        upline ? eq(contracts.uplineId, upline.id) : isNull(contracts.uplineId),
      ),
    );
  if (!found) throw new Refusal('contract_unknown');
  await requireOpenKind(backend, merchant, found.kind);
  await backend.engine.transaction(async (transaction) => {
    const contract = await lockContract(backend, transaction, found);
    if (!after(contract, 'ASK_TERMINATION')) throw answered(contract);
    await take(backend, transaction, contract, 'ASK_TERMINATION');
  });
}

/** Which contract an answer is about. */
export type Answered =
  | { kind: 'dividend'; productType: string; computationPeriod?: string }
  | { kind: 'daily' | 'hourly' | 'realtime'; id: string };

/**
 * The downline's answer, judged by the status it finds. Of two answers at once one wins; the other one is refused with
 * the current status.
 * @throws Refusal `contract_unknown`, also for contracts of other accounts; `contract_answered`; `contract_answer_unfit`
 * for a letter that means nothing to a contract that waits for an answer; `contract_offer_outdated`
 * where the upline may no longer grant these terms; or `in_stay_tuned`
 */
export async function answerContract(
  backend: Backend,
  merchant: Merchant,
  downline: Account,
  { about, letter }: { about: Answered; letter: 'A' | 'R' | 'C' },
): Promise<{ status: string }> {
  await requireOpenKind(backend, merchant, about.kind);
  return backend.engine.transaction(async (transaction) => {
    await lockAccount(transaction, downline.id);
    const found = await findAnswered(transaction, downline.id, about);
    if (!found) throw new Refusal('contract_unknown');
    const contract = await lockContract(backend, transaction, found);
    const step = stepOf(letter, contract.kind, contract);
    if (!step && isWaiting(contract))
      throw new Refusal('contract_answer_unfit', { value: { status: contract.status } });
    if (!step) throw answered(contract);
    if (step === 'ACCEPT') {
      const { uplineId, terms } = contract;
      if (uplineId !== null && (await isAboveOwn(transaction, uplineId, { subject: contract, terms })))
        throw new Refusal('contract_offer_outdated');
      await replaceEarlier(backend, transaction, contract);
    }
    return take(backend, transaction, contract, step);
  });
}

/** Writes down what the clock did: offers that expired, and contracts of downlines with another upline. */
export async function settleOffers(backend: Backend): Promise<number> {
  const now = new Date(backend.clock()).toISOString();
  const due = await backend.engine.database
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      sql`(${contracts.status} = 'P' and ${contracts.expiresAt} <= ${now}::timestamptz)
        or (${contracts.status} in ('P', 'E', 'V') and ${contracts.uplineId} is not null and not exists (
          select from sandbox.team_members team
          where team.account_id = ${contracts.downlineId} and team.upline_id = ${contracts.uplineId}))`,
    );
  for (const { id } of due) {
    await backend.engine.transaction(async (transaction) => {
      await lockContract(backend, transaction, { id });
    });
  }
  return due.length;
}

/** The state of a contract at a time: offers expire, and a contract ends where the downline has another upline. */
export function stateAt(contract: Contract, { upline, now }: { upline: number | null; now: number }): Contract {
  if (isOpen(contract) && contract.uplineId !== null && contract.uplineId !== upline)
    return { ...contract, status: 'C', terminating: false };
  return contract.status === 'P' && contract.expiresAt.getTime() <= now ? { ...contract, status: 'E' } : contract;
}

/** The direct upline of an account; null for one without. */
export async function uplineOf(queries: Queries, accountId: number): Promise<number | null> {
  const [row] = await queries.select().from(teamMembers).where(eq(teamMembers.accountId, accountId));
  return row?.uplineId ?? null;
}

/** Whether an account gets the contracts that wait for its answer; any other could never answer. */
async function readsRequests(queries: Queries, id: number): Promise<boolean> {
  const [account] = await queries.select({ kind: accounts.kind }).from(accounts).where(eq(accounts.id, id));
  return account !== undefined && accountRole(account.kind).consolidated;
}

const isOpen = ({ status }: Pick<Contract, 'status'>) => status === 'P' || status === 'E' || status === 'V';

const answered = ({ status }: Contract) => new Refusal('contract_answered', { value: { status } });

/** The contract as it is now, locked until the transaction ends; the steps of the clock are written down. */
async function lockContract(
  backend: Backend,
  transaction: Transaction,
  { id }: Pick<Contract, 'id'>,
): Promise<Contract> {
  const stored = onlyRow(await transaction.select().from(contracts).where(eq(contracts.id, id)).for('update'));
  const now = backend.clock();
  const state = stateAt(stored, { upline: await uplineOf(transaction, stored.downlineId), now });
  if (state.status === stored.status) return stored;
  const step = state.status === 'E' ? 'EXPIRE' : 'END';
  await take(backend, transaction, stored, step, step === 'EXPIRE' ? stored.expiresAt : new Date(now));
  return onlyRow(await transaction.select().from(contracts).where(eq(contracts.id, id)));
}

/** Takes a step that exists, and writes it down. Returns the status. */
async function take(
  backend: Backend,
  transaction: Transaction,
  contract: Contract,
  step: Step,
  at = new Date(backend.clock()),
): Promise<{ status: string }> {
  const state = requirePresent(after(contract, step));
  const starts = step === 'ACCEPT' && { activeFrom: at, paidUntil: at };
  const ends = state.status === 'C' && contract.status === 'V' && { activeTo: at };
  await transaction
    .update(contracts)
    .set({ ...state, ...starts, ...ends })
    .where(eq(contracts.id, contract.id));
  await record(transaction, { contractId: contract.id, at, step, by: partyOf(step), status: state.status });
  return { status: state.status };
}

async function record(transaction: Transaction, step: Omit<typeof contractSteps.$inferInsert, 'id'>) {
  await transaction.insert(contractSteps).values(step);
}

/** A contract in force about the same ends when another one is accepted. */
async function replaceEarlier(backend: Backend, transaction: Transaction, contract: Contract): Promise<void> {
  const earlier = await transaction
    .select()
    .from(contracts)
    .where(and(aboutSubject(contract.downlineId, contract), eq(contracts.status, 'V')))
    .for('update');
  for (const one of earlier) await take(backend, transaction, one, 'REPLACE');
}

function aboutSubject(downline: number, { kind, productType, computationPeriod }: Subject) {
  return and(
    eq(contracts.downlineId, downline),
    eq(contracts.kind, kind),
    eq(contracts.productType, productType),
    eq(contracts.computationPeriod, computationPeriod),
  );
}

/**
 * An offer about the same that waits; a dividend also while it is active, because it is answered by product and period.
 * Contracts of an earlier upline are ended.
 */
async function openContract(
  backend: Backend,
  transaction: Transaction,
  { uplineId, downline, subject }: { uplineId: number | null; downline: number; subject: Subject },
): Promise<Contract | undefined> {
  const statuses = subject.kind === 'dividend' ? (['P', 'E', 'V'] as const) : (['P', 'E'] as const);
  const found = await transaction
    .select()
    .from(contracts)
    .where(and(aboutSubject(downline, subject), inArray(contracts.status, [...statuses])))
    .orderBy(desc(contracts.id));
  const current: Contract[] = [];
  for (const one of found) current.push(await lockContract(backend, transaction, one));
  return current.find((one) => isOpen(one) && (one.uplineId === uplineId || subject.kind === 'dividend'));
}

/** Whether terms are above those of the agent's own contract in force. */
async function isAboveOwn(
  transaction: Transaction,
  agent: number,
  { subject, terms }: { subject: Subject; terms: Contract['terms'] },
): Promise<boolean> {
  const own = await transaction
    .select({ terms: contracts.terms })
    .from(contracts)
    .where(and(aboutSubject(agent, subject), eq(contracts.status, 'V')));
  return isHigher(terms, own[0]?.terms ?? {});
}

/** The contract of the downline that an answer names: of several dividends the one that can be answered, else the latest. */
async function findAnswered(
  transaction: Transaction,
  downline: number,
  about: Answered,
): Promise<Contract | undefined> {
  if (about.kind !== 'dividend') {
    if (!/^[1-9]\d{0,14}$/.test(about.id)) return undefined;
    const which = and(
      eq(contracts.id, Number(about.id)),
      eq(contracts.downlineId, downline),
      eq(contracts.kind, about.kind),
    );
    return (await transaction.select().from(contracts).where(which))[0];
  }
  const { productType, computationPeriod } = about;
  const found = await transaction
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.downlineId, downline),
        eq(contracts.kind, 'dividend'),
        eq(contracts.productType, productType),
        computationPeriod === undefined ? undefined : eq(contracts.computationPeriod, computationPeriod),
      ),
    )
    .orderBy(desc(contracts.id));
  return found.find((one) => stepOf('A', 'dividend', one)) ?? found[0];
}

/** Terms that an account granted to its downlines, of one subject, in force. */
export async function grantedTerms(queries: Queries, upline: number): Promise<(Subject & Pick<Contract, 'terms'>)[]> {
  return queries
    .select({
      kind: contracts.kind,
      productType: contracts.productType,
      computationPeriod: contracts.computationPeriod,
      terms: contracts.terms,
    })
    .from(contracts)
    .where(and(eq(contracts.uplineId, upline), eq(contracts.status, 'V')));
}
