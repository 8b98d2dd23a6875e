import type { TeamRange } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';

/**
 * Includes in the stored sums everything that was committed before the call, once, in any number of processes. Returns
 * the number of changes, which are entries and new accounts.
 */
export async function foldTeamChanges({ engine }: Pick<Backend, 'engine'>): Promise<number> {
  const { rows } = await engine.database.execute<{ folded: string }>(sql`select sandbox.fold_team_changes() as folded`);
  return Number(onlyRow(rows).folded);
}

/** The first quarter of an hour of a period, by midnight in its zone. */
export function firstQuarter({ from, zone }: TeamRange): SQL {
  return sql`sandbox.quarter_of(${from}::date::timestamp at time zone ${zone})`;
}

/** The first quarter of an hour after a period. */
export function quarterAfter({ to, zone }: TeamRange): SQL {
  return sql`sandbox.quarter_of((${to}::date + 1)::timestamp at time zone ${zone})`;
}

/** Whether stored sums are of a period; their `quarter` must be in scope. */
export function inQuarters(period: TeamRange): SQL {
  return sql`quarter >= ${firstQuarter(period)} and quarter < ${quarterAfter(period)}`;
}

/** The stored size of the team below an account, at every level. */
export function teamSize(accountId: SQL): SQL {
  return sql`coalesce((select members from sandbox.team_sizes where agent_id = ${accountId}), 0)`;
}
