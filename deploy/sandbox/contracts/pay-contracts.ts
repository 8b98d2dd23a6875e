import type { ContractKind } from '@atrium/api';
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
import { byCadence, cadenceIn, cadenceOf, periodEnd, periodStart, type Cadence } from './cadence';
import { computePay, type Due } from './compute-pay';
import { openKinds } from './kinds';
import { contractCorrections, contractPays, contracts, type Contract } from './tables';
import { activityOf, winCountsAt } from './team-activity';

/** A period is paid this long after its end, when everything that began in it is in the ledger. */
const grace = 60_000;
/** Contracts that are read at once. */
const batchSize = 100;
/** How far back wins and returned stakes correct a pay. */
const correctedFor = 35 * 86_400_000;
/** How much earlier than its commit a posting may be dated. */
const commitTime = 5 * 60_000;

/**
 * Pays the periods that ended, each once. Pay of a kind that the merchant switched off waits. Corrects pay after
 * rounds of its period were won, or their stakes returned. Returns the number of postings.
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
    posted += await correctPays(backend, merchant, kinds);
  }
  return posted;
}

/** What a door refuses, or an empty wallet cannot give back, waits for the next run. */
async function unlessRefused(pay: () => Promise<number>): Promise<number> {
  const posted = await attempt(pay);
  return posted === 'refused' ? 0 : posted;
}

/** The number of postings, or `refused`. */
async function attempt(pay: () => Promise<number>): Promise<number | 'refused'> {
  try {
    return await pay();
  } catch (error) {
    if (error instanceof Refusal || error instanceof InsufficientFunds) return 'refused';
    throw error;
  }
}

/** Corrects the pay of periods the rounds of which changed since the last run; after a refusal the next run looks as far back again. */
async function correctPays(backend: Backend, merchant: Merchant, kinds: ContractKind[]): Promise<number> {
  const until = new Date(backend.clock());
  let [posted, complete] = [0, true];
  for (const period of await periodsToCorrect(backend, merchant, kinds)) {
    const corrected = await attempt(() => correctPay(backend, merchant, period));
    if (corrected === 'refused') complete = false;
    else posted += corrected;
  }
  if (complete)
    await backend.engine.database
      .insert(contractCorrections)
      .values(kinds.map((kind) => ({ merchant: merchant.code, kind, correctedUntil: until })))
      .onConflictDoUpdate({
        target: [contractCorrections.merchant, contractCorrections.kind],
        set: { correctedUntil: sql`greatest(${contractCorrections.correctedUntil}, excluded.corrected_until)` },
      });
  return posted;
}

/** The earliest change that the pay of some of these kinds may not include. */
async function uncorrectedSince({ engine, clock }: Backend, { code }: Merchant, kinds: readonly ContractKind[]) {
  const rows = await engine.database.select().from(contractCorrections).where(eq(contractCorrections.merchant, code));
  const longest = clock() - correctedFor;
  const since = kinds.map((kind) => rows.find((row) => row.kind === kind)?.correctedUntil.getTime() ?? longest);
  return Math.max(longest, Math.min(...since) - commitTime);
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
      const about = { merchant, contract, account };
      for (const { start, end, activities } of await activityIn(transaction, about, { from: paidUntil, to })) {
        const due = computePay(contract, activities);
        if (!due) continue;
        await postPay(backend, transaction, { ...about, start, end, due, amount: due.amount });
        posted += 1;
      }
    }
    await transaction.update(contracts).set({ paidUntil: horizon, settled: ended }).where(eq(contracts.id, id));
    return posted;
  });
}

/** Posts the difference between what a period pays now and what it paid, which is nothing where no pay is posted. */
function correctPay(backend: Backend, merchant: Merchant, { id, start, end }: PaidPeriod): Promise<number> {
  return backend.engine.transaction(async (transaction) => {
    const contract = await lockContract(transaction, id);
    const [latest] = await transaction
      .select()
      .from(contractPays)
      .where(and(eq(contractPays.contractId, id), eq(contractPays.periodStart, start)))
      .orderBy(desc(contractPays.revision))
      .limit(1);
    if (!contract.activeFrom) return 0;
    const from = contract.activeFrom > start ? contract.activeFrom : start;
    const { activeTo } = contract;
    const to = activeTo !== null && activeTo < end ? activeTo : end;
    const account = await accountOf(transaction, contract.downlineId);
    const about = { merchant, contract, account };
    const [period] = await activityIn(transaction, about, { from, to });
    const due = computePay(contract, period?.activities ?? []) ?? (latest && nothingOf(latest));
    if (!due) return 0;
    const amount = due.amount - (latest?.due ?? 0);
    // a pay by stakes is right without its wins, and still shows the net loss of its rounds
    const unchanged = due.stake === latest?.stake && due.netLoss === latest.netLoss;
    if (amount === 0 && unchanged) return 0;
    const times = { start: start.getTime(), end: end.getTime(), revision: latest ? latest.revision + 1 : 0 };
    await postPay(backend, transaction, { ...about, ...times, due, amount });
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
  if (amount === 0) return;
  await paySalary(backend, transaction, account, {
    amount,
    key: `contract:${contract.id}:${start}:${revision}`,
    reference: `${contract.kind} ${day}`,
  });
}

/** A period up to which a contract is paid, with or without a posting. */
interface PaidPeriod {
  id: number;
  start: Date;
  end: Date;
}

/** Periods that are paid, and rounds of which were won, or stakes or withdrawals returned, afterwards. */
async function periodsToCorrect(
  backend: Backend,
  merchant: Merchant,
  kinds: readonly ContractKind[],
): Promise<PaidPeriod[]> {
  const since = new Date(await uncorrectedSince(backend, merchant, kinds)).toISOString();
  const { code, zone } = merchant;
  const cadence = cadenceIn({ kind: sql`held.kind`, computationPeriod: sql`held.computation_period` });
  const startOfEach = byCadence(cadence, (each) => periodStart(each, sql`holders.placed_at`, zone));
  const endOfEach = byCadence(sql`periods.cadence`, (each) => periodEnd(each, sql`periods.start`, zone));
  const placedAt = winCountsAt({ won: sql`won`, wallet: sql`wallet.id`, vendor: sql`house.id` });
  const { rows } = await backend.engine.database.execute<{ id: string; start: string; end: string }>(sql`
    with recursive changed as (
      select bet.created_at as placed_at, back.created_at as changed_at, wallet.name::bigint as account_id
      from sandbox.ledger_transactions back
        join sandbox.ledger_transactions bet on bet.id = back.reverses and bet.kind in ('bet', 'withdrawal')
        join sandbox.ledger_entries entry on entry.transaction_id = bet.id
        join sandbox.ledger_accounts wallet on wallet.id = entry.account_id and wallet.kind = 'wallet'
      where back.created_at >= ${since}::timestamptz and wallet.merchant = ${code}
      union all
      select ${placedAt}, won.created_at, wallet.name::bigint
      from sandbox.ledger_transactions won
        join sandbox.ledger_entries entry on entry.transaction_id = won.id
        join sandbox.ledger_accounts wallet on wallet.id = entry.account_id and wallet.kind = 'wallet'
        join sandbox.ledger_entries paid on paid.transaction_id = won.id
        join sandbox.ledger_accounts house on house.id = paid.account_id and house.kind = 'vendor'
      where won.created_at >= ${since}::timestamptz and won.kind = 'win' and wallet.merchant = ${code}
      union all
      -- a win counts with another bet of its round, or by itself, once its bet is returned
      select ${placedAt}, back.created_at, wallet.name::bigint
      from sandbox.ledger_transactions back
        join sandbox.ledger_transactions bet on bet.id = back.reverses and bet.kind = 'bet' and bet.reference <> ''
        join sandbox.ledger_entries entry on entry.transaction_id = bet.id
        join sandbox.ledger_accounts wallet on wallet.id = entry.account_id and wallet.kind = 'wallet'
        join sandbox.ledger_entries taken on taken.transaction_id = bet.id
        join sandbox.ledger_accounts house on house.id = taken.account_id and house.kind = 'vendor'
        join sandbox.ledger_transactions won on won.reference = bet.reference and won.kind = 'win'
        join sandbox.ledger_entries received on received.transaction_id = won.id and received.account_id = wallet.id
        join sandbox.ledger_entries paid on paid.transaction_id = won.id and paid.account_id = house.id
      where back.created_at >= ${since}::timestamptz and wallet.merchant = ${code}
    ),
    holders as (
      select placed_at, changed_at, account_id from changed where placed_at < changed_at
      union
      select placed_at, changed_at, team.upline_id
        from holders join sandbox.team_members team on team.account_id = holders.account_id
    ),
    periods as (
      select held.id, holders.changed_at, ${cadence} as cadence, ${startOfEach} as start
      from holders join sandbox.contracts held on held.downline_id = holders.account_id
      where held.kind in ${kinds} and holders.placed_at >= held.active_from and holders.placed_at < held.paid_until
        and (held.active_to is null or holders.placed_at < held.active_to)
    )
    select distinct periods.id, extract(epoch from periods.start) * 1000 as start, extract(epoch from ${endOfEach}) * 1000 as end
    from periods
    where not exists (select from sandbox.contract_pays pay where pay.contract_id = periods.id
      and pay.period_start = periods.start and pay.posted_at - interval '5 minutes' > periods.changed_at)`);
  return rows.map(({ id, start, end }) => ({
    id: Number(id),
    start: new Date(Number(start)),
    end: new Date(Number(end)),
  }));
}

/** Start of the period that is not over yet. */
async function currentPeriod(backend: Backend, queries: Queries, { zone }: Merchant, contract: Contract) {
  const now = sql`${new Date(backend.clock() - grace).toISOString()}::timestamptz`;
  const { rows } = await queries.execute<{ start: string }>(
    sql`select extract(epoch from ${periodStart(cadenceOf(contract), now, zone)}) * 1000 as start`,
  );
  return new Date(Number(onlyRow(rows).start));
}

function activityIn(
  transaction: Transaction,
  { merchant: { zone }, contract, account }: Pick<Pay, 'merchant' | 'contract' | 'account'>,
  range: { from: Date; to: Date },
) {
  return activityOf(transaction, account, { cadence: cadenceOf(contract), zone, ...range });
}

async function lockContract(transaction: Transaction, id: number): Promise<Contract> {
  return onlyRow(await transaction.select().from(contracts).where(eq(contracts.id, id)).for('update'));
}

async function accountOf(transaction: Transaction, id: number): Promise<Account> {
  return onlyRow(await transaction.select().from(accounts).where(eq(accounts.id, id)));
}
