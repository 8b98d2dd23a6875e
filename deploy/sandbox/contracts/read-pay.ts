import { contractKinds, toDecimal, type contractsIncome, type contractsPay } from '@atrium/api';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { Refusal } from '../wire/refusal';
import { contractPays, contracts } from './tables';
import { countedFor, productOf } from './team-activity';

/** Days of one request at most. */
const longest = 92;

type Query<Call extends { request: v.GenericSchema }> = v.InferOutput<Call['request']>;
type Row<Name extends string> = Record<Name, string>;

/** What contracts of all kinds paid an account by days, and the sum. */
export async function incomeOf(backend: Backend, account: Account, query: Query<typeof contractsIncome>) {
  const currency = merchantByCode(backend, account.merchant).currency.code;
  const kinds = sql.join(
    contractKinds.map((kind) => sql`coalesce(sum(amount) filter (where kind = ${kind}), 0) as ${sql.identifier(kind)}`),
    sql`, `,
  );
  const { database } = backend.engine;
  const of = paidTo(account, query);
  const { rows: sums } = await database.execute<Row<(typeof contractKinds)[number] | 'amount' | 'days'>>(
    sql`select ${kinds}, coalesce(sum(amount), 0) as amount, count(distinct day) as days
      from sandbox.contract_pays where ${of}`,
  );
  const { rows } = await database.execute<Row<(typeof contractKinds)[number] | 'amount' | 'date'>>(
    sql`select day as date, ${kinds}, sum(amount) as amount from sandbox.contract_pays where ${of}
      group by day order by day desc ${page(query)}`,
  );
  const amounts = (row: Row<(typeof contractKinds)[number] | 'amount'>) =>
    Object.fromEntries(
      [...contractKinds, 'amount' as const].map((name) => [name, toDecimal({ minor: Number(row[name]), currency })]),
    );
  const total = onlyRow(sums);
  return {
    currency,
    total: amounts(total),
    rows: rows.map((row) => ({ date: row.date, ...amounts(row) })),
    totalPages: pagesOf(total.days, query),
  };
}

/** What contracts of one kind paid an account, by periods or days, and the sum. */
export async function payOf(backend: Backend, account: Account, query: Query<typeof contractsPay>) {
  const currency = merchantByCode(backend, account.merchant).currency.code;
  const decimal = (minor: string) => toDecimal({ minor: Number(minor), currency });
  const of = sql`${paidTo(account, query)} and pay.kind = ${query.kind}`;
  const { database } = backend.engine;
  // the stakes of a corrected period count once, as they are now
  const stake = sql`coalesce(sum(stake) filter (where not exists (select from sandbox.contract_pays later
    where later.contract_id = pay.contract_id and later.period_start = pay.period_start
      and later.revision > pay.revision)), 0)`;
  const { rows: sums } = await database.execute<Row<'stake' | 'amount' | 'periods' | 'days'>>(
    sql`select ${stake} as stake, coalesce(sum(amount), 0) as amount, count(*) as periods, count(distinct day) as days
      from sandbox.contract_pays pay where ${of}`,
  );
  const total = onlyRow(sums);
  const rows =
    query.by === 'days'
      ? (
          await database.execute<Row<'day' | 'stake' | 'amount'>>(
            sql`select day, ${stake} as stake, sum(amount) as amount from sandbox.contract_pays pay where ${of}
              group by day order by day desc ${page(query)}`,
          )
        ).rows.map(({ day, ...row }) => ({ date: day, stake: decimal(row.stake), amount: decimal(row.amount) }))
      : (await periodsOf(backend, of, query)).map((row) => writtenPay(row, decimal));
  return {
    currency,
    total: { stake: decimal(total.stake), amount: decimal(total.amount) },
    rows,
    totalPages: pagesOf(query.by === 'days' ? total.days : total.periods, query),
  };
}

interface PayRow extends Record<string, unknown> {
  id: string;
  contract_id: string;
  day: string;
  start: string;
  end: string;
  product_type: string;
  computation_period: string;
  stake: string;
  net_loss: string;
  active_members: number;
  rate_type: string;
  rate: string;
  amount: string;
  revision: number;
}

async function periodsOf({ engine }: Backend, of: ReturnType<typeof sql>, query: Paging): Promise<PayRow[]> {
  const { rows } = await engine.database.execute<PayRow>(sql`
    select pay.id, pay.contract_id, pay.day, extract(epoch from pay.period_start) * 1000 as start,
      extract(epoch from pay.period_end) * 1000 as end, contract.product_type, contract.computation_period,
      pay.stake, pay.net_loss, pay.active_members, pay.rate_type, pay.rate, pay.amount, pay.revision
    from sandbox.contract_pays pay join sandbox.contracts contract on contract.id = pay.contract_id
    where ${of} order by pay.period_end desc, pay.id desc ${page(query)}`);
  return rows;
}

function writtenPay(row: PayRow, decimal: (minor: string) => string) {
  return {
    ...{ id: String(row.id), contractId: String(row.contract_id), date: row.day },
    ...{ periodStart: Number(row.start), periodEnd: Number(row.end) },
    ...{ productType: row.product_type, computationPeriod: row.computation_period },
    ...{ stake: decimal(row.stake), netLoss: decimal(row.net_loss), activeMembers: row.active_members },
    ...{ rateType: row.rate_type, rate: row.rate, amount: decimal(row.amount), correction: row.revision > 0 },
  };
}

/** A pay with its contract. @throws Refusal `contract_unknown` for a pay of another account */
export async function findPay({ engine }: Backend, account: Account, id: string) {
  const [found] = await engine.database
    .select({ pay: contractPays, contract: contracts })
    .from(contractPays)
    .innerJoin(contracts, eq(contracts.id, contractPays.contractId))
    .where(and(eq(contractPays.id, Number(id)), eq(contractPays.accountId, account.id)));
  if (!found?.contract.activeFrom) throw new Refusal('contract_unknown');
  return { ...found, activeFrom: found.contract.activeFrom };
}

/** The rounds of the team behind a pay. */
export async function payRoundsOf(
  backend: Backend,
  account: Account,
  { pay: { pay, contract, activeFrom }, paging }: { pay: Awaited<ReturnType<typeof findPay>>; paging: Paging },
) {
  const currency = merchantByCode(backend, account.merchant).currency.code;
  const { database } = backend.engine;
  const range = {
    from: new Date(Math.max(activeFrom.getTime(), pay.periodStart.getTime())),
    to: new Date(Math.min(contract.activeTo?.getTime() ?? Infinity, pay.periodEnd.getTime())),
  };
  const { productType } = contract;
  const select = productType === 'DEPOSIT' ? paymentsIn : await roundsIn(backend, account, range, productType);
  const { rows } = await database.execute<Row<'account' | 'time' | 'round' | 'staked' | 'won' | 'lines'>>(sql`
    with recursive ${countedFor(account, range)}
    ${select} order by time desc, round ${page(paging)}`);
  const decimal = (minor: string) => toDecimal({ minor: Number(minor), currency });
  return {
    currency,
    rounds: rows.map(({ account: name, time, round, staked, won }) => ({
      ...{ account: name, time: Number(time), round, stake: decimal(staked), won: decimal(won) },
    })),
    totalPages: pagesOf(rows[0]?.lines ?? '0', paging),
  };
}

/** Deposits count as stakes, and withdrawals as wins. */
const paymentsIn = sql`
  select accounts.name as account, floor(extract(epoch from counted.created_at) * 1000) as time, '' as round,
    greatest(counted.amount, 0) as staked, greatest(-counted.amount, 0) as won, count(*) over () as lines
  from counted join sandbox.accounts on accounts.id = counted.account_id
  where counted.kind in ('grant', 'withdrawal')`;

/** Rounds of the games of one product; of all games without one. */
async function roundsIn(
  { engine }: Backend,
  account: Account,
  range: { from: Date; to: Date },
  product: string,
): Promise<SQL> {
  const { rows } = await engine.database.execute<{ vendor: string; game: string | null }>(sql`
    with recursive ${countedFor(account, range)}
    select distinct vendor, game from counted where kind in ('bet', 'win')`);
  const games = rows.filter((row) => {
    const found = productOf(row);
    return found !== undefined && (product === '' || found === product);
  });
  const isCounted =
    games.length === 0
      ? sql`false`
      : sql`(vendor, coalesce(game, '')) in (${sql.join(
          games.map(({ vendor, game }) => sql`(${vendor}, ${game ?? ''})`),
          sql`, `,
        )})`;
  return sql`
    select accounts.name as account, floor(extract(epoch from min(counted.created_at)) * 1000) as time,
      counted.reference as round, coalesce(-sum(amount) filter (where counted.kind = 'bet'), 0) as staked,
      coalesce(sum(amount) filter (where counted.kind = 'win'), 0) as won, count(*) over () as lines
    from counted join sandbox.accounts on accounts.id = counted.account_id
    where counted.kind in ('bet', 'win') and ${isCounted}
    group by accounts.name, counted.vendor, counted.reference`;
}

type Paging = { pageNo: number; pageSize: number };

const page = ({ pageNo, pageSize }: Paging) => sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
const pagesOf = (rows: string, { pageSize }: Paging) => Math.max(1, Math.ceil(Number(rows) / pageSize));

/** @throws Refusal `request_invalid` for days in reverse order, or too many */
function paidTo({ id }: Account, { from, to }: { from: string; to: string }) {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (!(days >= 1 && days <= longest)) throw new Refusal('request_invalid');
  return sql`account_id = ${id} and day >= ${from} and day <= ${to}`;
}
