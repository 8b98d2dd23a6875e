import type { Bench } from '@atrium/deploy/sandbox-bench';
import { opening, type Member } from './member';
import { outcomeOf, type PaymentRecord } from './payment-record';

/** A withdrawal with what was told about it. */
export interface WithdrawalRecord {
  id: string;
  owner: Member;
  /** Minor units. */
  amount: number;
  /** Decisions of the operator that were applied. */
  decided: ('pay' | 'return')[];
}

/** Compares wallets and states with what members and operator were told. Returns the faults, and what was counted. */
export async function compareWithLedger(
  bench: Bench,
  members: readonly Member[],
  payments: readonly PaymentRecord[],
  withdrawals: readonly WithdrawalRecord[],
) {
  const rows = async <Row extends Record<string, unknown>>(query: string) =>
    (await bench.engine.database.execute<Row>(query)).rows;
  const faults = payments.flatMap((payment) => outcomeOf(payment).faults);
  const expected = new Map(members.map(({ name }) => [name, opening]));
  const add = (name: string, amount: number) => expected.set(name, (expected.get(name) ?? 0) + amount);
  const parts = await rows<{ deposit: string; withdrawal: string }>(
    'select deposit_id::text as deposit, withdrawal_id::text as withdrawal from sandbox.cashier_pay_details',
  );
  const withdrawalOf = new Map(parts.map(({ deposit, withdrawal }) => [deposit, withdrawal]));
  const covered = new Map<string, number>();
  for (const payment of payments) {
    if (!outcomeOf(payment).paid) continue;
    add(payment.depositor.name, payment.amount);
    const id = withdrawalOf.get(payment.depositId) ?? '';
    covered.set(id, (covered.get(id) ?? 0) + payment.amount);
  }
  let completed = 0;
  for (const { id, owner, amount, decided } of withdrawals) {
    const rest = amount - (covered.get(id) ?? 0);
    if (rest < 0) faults.push(`withdrawal ${id} of ${amount} was covered by ${-rest} too much`);
    if (rest === 0) completed += 1;
    if (decided.length !== (rest === 0 ? 0 : 1))
      faults.push(`withdrawal ${id} with a rest of ${rest} was decided ${decided.length} times`);
    add(owner.name, -amount + (decided[0] === 'return' ? rest : 0));
  }
  const wallets = await rows<{ name: string; balance: string }>(`
    select holder.name, wallet.balance::text as balance
    from sandbox.ledger_accounts wallet join sandbox.accounts holder on holder.id::text = wallet.name
    where wallet.kind = 'wallet' and holder.merchant = 'aurora'`);
  for (const { name, balance } of wallets)
    if (expected.has(name) && expected.get(name) !== Number(balance))
      faults.push(`${name} has ${balance}, and was told of ${expected.get(name)}`);
  const open = await rows<{ what: string }>(`
    select 'payment ' || id || ' is ' || status as what from sandbox.cashier_pay_details
      where status in ('waiting', 'disputed')
    union all select 'withdrawal ' || id || ' is ' || status from sandbox.cashier_withdrawals where status = 'pending'
    union all select 'payment ' || detail.id || ' is paid, its deposit ' || deposit.status
      from sandbox.cashier_pay_details detail join sandbox.cashier_deposits deposit on deposit.id = detail.deposit_id
      where (detail.status = 'paid') <> (deposit.status = 'paid')`);
  faults.push(...open.map(({ what }) => what));
  return { faults, completed };
}
