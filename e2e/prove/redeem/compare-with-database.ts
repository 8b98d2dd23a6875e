import type { OpenDatabase } from '../kill/open-database';
import { costOf, members, type Choice, type Order, type ProofReward } from './order';

export const merchant = 'lotus';

interface Expected {
  orders: readonly Order[];
  rewards: readonly ProofReward[];
  rewardIds: ReadonlyMap<string, string>;
}

interface Row {
  id: string;
  account: string;
  reward: string;
  quantity: number;
  points: number;
  money: number;
  status: 'P' | 'A' | 'R';
}

const statusOf: Record<Choice, Row['status']> = { approve: 'A', reject: 'R' };

/** Compares stored redemptions, inventory, points and money with what members and operators were told. */
export async function compareWithDatabase(
  database: OpenDatabase,
  { orders, rewards, rewardIds }: Expected,
): Promise<string[]> {
  const names = members.map(({ name }) => `'${name}'`).join(', ');
  const rows = await database.rows<Row>(`
    select redemption.id::text, holder.name as account, reward_id::text as reward, quantity,
      points::double precision, money::double precision, status
    from sandbox.redemptions redemption join sandbox.accounts holder on holder.id = redemption.account_id
    where holder.merchant = '${merchant}' and holder.name in (${names})`);
  const faults = [...ordersWithoutRow(orders, rows), ...rowFaults(orders, rows, rewardIds)];
  const kept = rows.filter(({ status }) => status !== 'R');
  const total = (of: Row[], what: 'quantity' | 'points' | 'money') => of.reduce((sum, row) => sum + row[what], 0);

  const stored = await database.rows<{ id: string; inventory: number; redeemed: number }>(
    `select id::text, inventory, redeemed from sandbox.rewards where merchant = '${merchant}'`,
  );
  for (const { name, inventory, perPerson } of rewards) {
    const id = rewardIds.get(name);
    const taken = kept.filter(({ reward }) => reward === id);
    const found = stored.find((reward) => reward.id === id);
    const [left, redeemed] = [inventory - total(taken, 'quantity'), total(taken, 'quantity')];
    if (found?.inventory !== left) faults.push(`"${name}" has an inventory of ${found?.inventory}, and not ${left}`);
    if (found?.redeemed !== redeemed) faults.push(`"${name}" says ${found?.redeemed} redeemed, and not ${redeemed}`);
    for (const member of members) {
      const own = taken.filter(({ account }) => account === member.name);
      if (perPerson !== null && total(own, 'quantity') > perPerson)
        faults.push(`${member.name} has ${total(own, 'quantity')} of "${name}", the limit is ${perPerson}`);
    }
  }

  const balances = await database.rows<{ account: string; kind: 'points' | 'wallet'; balance: number }>(`
    select holder.name as account, ledger.kind, ledger.balance::double precision
    from sandbox.ledger_accounts ledger join sandbox.accounts holder on holder.id::text = ledger.name
    where ledger.kind in ('points', 'wallet') and holder.merchant = '${merchant}' and holder.name in (${names})`);
  for (const { name, points, money } of members) {
    const own = kept.filter(({ account }) => account === name);
    const expected = { points: points - total(own, 'points'), wallet: money - total(own, 'money') };
    for (const kind of ['points', 'wallet'] as const) {
      const found = balances.find((balance) => balance.account === name && balance.kind === kind)?.balance;
      if (found !== expected[kind]) faults.push(`${name} has ${kind} of ${found}, and not ${expected[kind]}`);
      if (found !== undefined && found < 0) faults.push(`${name} has ${kind} of ${found}`);
    }
  }
  return faults;
}

function ordersWithoutRow(orders: readonly Order[], rows: readonly Row[]): string[] {
  const stored = new Set(rows.map(({ id }) => id));
  return orders
    .filter(({ id }) => id !== undefined && !stored.has(id))
    .map(({ id }) => `redemption ${id} was accepted and is not stored`);
}

function rowFaults(orders: readonly Order[], rows: readonly Row[], rewardIds: ReadonlyMap<string, string>): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap((row) => {
    const order = byId.get(row.id);
    if (!order) return [`redemption ${row.id} of ${row.account} is stored and was never accepted`];
    const { points, money } = costOf(order);
    const expected = [order.member.name, rewardIds.get(order.reward.name), order.quantity, points, money].join(' ');
    const found = [row.account, row.reward, row.quantity, row.points, row.money].join(' ');
    const { decided, unknown } = order;
    // a decision without an answer may have been applied before the process was killed
    const possible = decided.length > 0 ? decided : unknown;
    const statuses = possible.length > 0 ? possible.map((choice) => statusOf[choice]) : ['P'];
    return [
      ...(found === expected ? [] : [`redemption ${row.id} is stored as ${found}, ordered was ${expected}`]),
      ...(statuses.includes(row.status)
        ? []
        : [`redemption ${row.id} has the status ${row.status}, decided was ${possible.join(', ') || 'nothing'}`]),
    ];
  });
}
