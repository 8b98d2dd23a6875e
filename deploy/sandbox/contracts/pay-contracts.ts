import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { InsufficientFunds } from '../ledger/post';
import type { Merchant } from '../merchants/merchant';
import { dayAt } from '../reward-centre/merchant-day';
import { paySalary } from '../wallets/postings';
import { Refusal } from '../wire/refusal';
import { cadenceOf, periodStart, type Cadence } from './cadence';
import { computePay, type Due } from './compute-pay';
import { openKinds } from './kinds';
import { contractPays, contracts, type Contract } from './tables';
import { activityOf } from './team-activity';

/** A period is paid this long after its end, when everything that began in it is in the ledger. */
const grace = 60_000;
/** Contracts that are read at once. */
const batchSize = 100;
/** How far back returned stakes correct a pay. */
const correctedFor = 35 * 86_400_000;

/**
 * Pays the periods that ended, each once. Pay of a kind that the merchant switched off waits. Corrects pay after stakes
 * of its period were returned. Returns the number of postings.
 */
export async function payDueContracts(backend: Backend): Promise<number> {
  let posted = 0;
  for (const merchant of backend.merchants.values()) {
    const kinds = await openKinds(backend, merchant);
    if (kinds.length === 0) continue;
    const starts = new Map<Cadence, Date>();
    const startOfCurrent = async (contract: Contract) => {
      const cadence = cadenceOf(contract);
      const start = starts.get(cadence) ?? (await currentPeriod(backend, backend.engine.database, merchant, contract));
      starts.set(cadence, start);
      return start;
    };
    for (let last = 0; ;) {
      const batch = await backend.engine.database
        .select()
        .from(contracts)
        .where(
          and(
            eq(contracts.merchant, merchant.code),
            inArray(contracts.kind, kinds),
            isNotNull(contracts.activeFrom),
            eq(contracts.settled, false),
            gt(contracts.id, last),
          ),
        )
        .orderBy(asc(contracts.id))
        .limit(batchSize);
      for (const contract of batch) {
        const { id, paidUntil } = contract;
        // most have no period that has ended since the last run
        if (paidUntil && (await startOfCurrent(contract)) > paidUntil)
          posted += await unlessRefused(() => payContract(backend, merchant, id));
      }
      if (batch.length < batchSize) break;
      last = batch.at(-1)?.id ?? 0;
    }
    for (const { id, start } of await paysToCorrect(backend, merchant, kinds))
      posted += await unlessRefused(() => correctPay(backend, merchant, id, start));
  }
  return posted;
}

/** What a door refuses, or an empty wallet cannot give back, waits for the next run. */
async function unlessRefused(pay: () => Promise<number>): Promise<number> {
  try {
    return await pay();
  } catch (error) {
    if (error instanceof Refusal || error instanceof InsufficientFunds) return 0;
    throw error;
  }
}

function payContract(backend: Backend, merchant: Merchant, id: number): Promise<number> {
  return backend.engine.transaction(async (transaction) => {
    const contract = await lockContract(transaction, id);
    const { activeTo, paidUntil } = contract;
    if (!paidUntil || contract.settled) return 0;
    const horizon = await currentPeriod(backend, transaction, merchant, contract);
    if (horizon <= paidUntil) return 0;
    const ended = activeTo !== null && activeTo <= horizon;
    const to = ended ? activeTo : horizon;
    let posted = 0;
    if (to > paidUntil) {
      const account = await accountOf(transaction, contract.downlineId);
      for (const { start, end, activities } of await activityIn(transaction, merchant, contract, {
        from: paidUntil,
        to,
      })) {
        const due = computePay(contract, activities);
        if (!due) continue;
        await postPay(backend, transaction, { merchant, contract, account, start, end, due, amount: due.amount });
        posted += 1;
      }
    }
    await transaction.update(contracts).set({ paidUntil: horizon, settled: ended }).where(eq(contracts.id, id));
    return posted;
  });
}

/** Posts the difference between what a period pays now and what it paid. */
function correctPay(backend: Backend, merchant: Merchant, id: number, start: Date): Promise<number> {
  return backend.engine.transaction(async (transaction) => {
    const contract = await lockContract(transaction, id);
    const [latest] = await transaction
      .select()
      .from(contractPays)
      .where(and(eq(contractPays.contractId, id), eq(contractPays.periodStart, start)))
      .orderBy(desc(contractPays.revision))
      .limit(1);
    if (!latest || !contract.activeFrom) return 0;
    const from = contract.activeFrom > start ? contract.activeFrom : start;
    const { activeTo } = contract;
    const to = activeTo !== null && activeTo < latest.periodEnd ? activeTo : latest.periodEnd;
    const [period] = await activityIn(transaction, merchant, contract, { from, to });
    const due = computePay(contract, period?.activities ?? []) ?? nothingOf(latest);
    const amount = due.amount - latest.due;
    if (amount === 0) return 0;
    const account = await accountOf(transaction, contract.downlineId);
    const times = { start: start.getTime(), end: latest.periodEnd.getTime(), revision: latest.revision + 1 };
    await postPay(backend, transaction, { merchant, contract, account, ...times, due, amount });
    return 1;
  });
}

const nothingOf = ({ rateType, rate }: Pick<Due, 'rateType' | 'rate'>): Due => ({
  ...{ stake: 0, netLoss: 0, activeMembers: 0, rateType, rate, amount: 0 },
});

interface Pay {
  merchant: Merchant;
  contract: Contract;
  account: Account;
  start: number;
  end: number;
  revision?: number;
  due: Due;
  amount: number;
}

async function postPay(
  backend: Backend,
  transaction: Transaction,
  { merchant, contract, account, start, end, revision = 0, due, amount }: Pay,
): Promise<void> {
  const { amount: dueAmount, ...figures } = due;
  const day = dayAt(end - 1, merchant.zone);
  await transaction.insert(contractPays).values({
    ...{ contractId: contract.id, accountId: account.id, kind: contract.kind, day, revision },
    ...{ periodStart: new Date(start), periodEnd: new Date(end), ...figures, due: dueAmount, amount },
    postedAt: new Date(backend.clock()),
  });
  await paySalary(backend, transaction, account, {
    amount,
    key: `contract:${contract.id}:${start}:${revision}`,
    reference: `${contract.kind} ${day}`,
  });
}

/** Periods that were paid, and stakes of which were returned afterwards. */
async function paysToCorrect({ engine, clock }: Backend, { code }: Merchant, kinds: readonly string[]) {
  const since = new Date(clock() - correctedFor).toISOString();
  const { rows } = await engine.database.execute<{ id: string; start: string }>(sql`
    with recursive returned as (
      select bet.created_at as placed_at, back.created_at as returned_at, wallet.name::bigint as account_id
      from sandbox.ledger_transactions back
        join sandbox.ledger_transactions bet on bet.id = back.reverses and bet.kind = 'bet'
        join sandbox.ledger_entries entry on entry.transaction_id = bet.id
        join sandbox.ledger_accounts wallet on wallet.id = entry.account_id and wallet.kind = 'wallet'
      where back.created_at >= ${since}::timestamptz and back.kind = 'rollback' and wallet.merchant = ${code}
    ),
    above as (
      select placed_at, returned_at, team.upline_id as agent_id
        from returned join sandbox.team_members team on team.account_id = returned.account_id
      union
      select placed_at, returned_at, team.upline_id
        from above join sandbox.team_members team on team.account_id = above.agent_id
    )
    select distinct pay.contract_id as id, extract(epoch from pay.period_start) * 1000 as start
    from above
      join sandbox.contract_pays pay on pay.account_id = above.agent_id
        and above.placed_at >= pay.period_start and above.placed_at < pay.period_end
        and above.returned_at >= pay.posted_at - interval '5 minutes'
    where pay.kind in ${kinds}
      and not exists (select from sandbox.contract_pays later where later.contract_id = pay.contract_id
        and later.period_start = pay.period_start and later.revision > pay.revision)`);
  return rows.map(({ id, start }) => ({ id: Number(id), start: new Date(Number(start)) }));
}

/** Start of the period that is not over yet. */
async function currentPeriod(backend: Backend, queries: Queries, { zone }: Merchant, contract: Contract) {
  const now = sql`${new Date(backend.clock() - grace).toISOString()}::timestamptz`;
  const { rows } = await queries.execute<{ start: string }>(
    sql`select extract(epoch from ${periodStart(cadenceOf(contract), now, zone)}) * 1000 as start`,
  );
  return new Date(Number(onlyRow(rows).start));
}

function activityIn(transaction: Transaction, { zone }: Merchant, contract: Contract, range: { from: Date; to: Date }) {
  const cadence = cadenceOf(contract);
  return activityOf(transaction, { id: contract.downlineId }, { cadence, zone, ...range });
}

async function lockContract(transaction: Transaction, id: number): Promise<Contract> {
  return onlyRow(await transaction.select().from(contracts).where(eq(contracts.id, id)).for('update'));
}

async function accountOf(transaction: Transaction, id: number): Promise<Account> {
  return onlyRow(await transaction.select().from(accounts).where(eq(accounts.id, id)));
}
