import { contractPeriods, type ContractPeriod } from '@atrium/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Contract } from './tables';

/** How often a contract pays. */
export type Cadence = ContractPeriod | 'HOUR' | 'QUARTER';

const salaryCadences = { daily: 'DAILY', hourly: 'HOUR', realtime: 'QUARTER' } as const;

export function cadenceOf({ kind, computationPeriod }: Pick<Contract, 'kind' | 'computationPeriod'>): Cadence {
  return kind === 'dividend' ? (computationPeriod as ContractPeriod) : salaryCadences[kind];
}

/** The same for columns of contracts. */
export function cadenceIn({ kind, computationPeriod }: { kind: SQL; computationPeriod: SQL }): SQL {
  const salaries = Object.entries(salaryCadences).map(([name, cadence]) => sql`when ${name} then ${cadence}`);
  return sql`(case ${kind} ${sql.join(salaries, sql` `)} else ${computationPeriod} end)`;
}

/** An expression for each row by the cadence in a column. */
export function byCadence(column: SQL, expressionOf: (cadence: Cadence) => SQL): SQL {
  const cadences: Cadence[] = [...contractPeriods, ...Object.values(salaryCadences)];
  const each = [...new Set(cadences)].map((cadence) => sql`when ${cadence} then ${expressionOf(cadence)}`);
  return sql`(case ${column} ${sql.join(each, sql` `)} end)`;
}

/** Start of the period that a moment belongs to, by the merchant's clock: a timestamp with its zone. */
export function periodStart(cadence: Cadence, moment: SQL, zone: string): SQL {
  const truncated = (unit: string) => sql`date_trunc(${sql.raw(`'${unit}'`)}, ${moment}, ${zone})`;
  if (cadence === 'QUARTER') return sql`date_bin('15 minutes', ${moment}, 'epoch'::timestamptz)`;
  if (cadence === 'HALF_MONTHLY') {
    const day = sql`extract(day from ${moment} at time zone ${zone})`;
    return sql`((date_trunc('month', ${moment} at time zone ${zone})
      + case when ${day} > 15 then interval '15 days' else interval '0' end) at time zone ${zone})`;
  }
  return truncated({ DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', HOUR: 'hour' }[cadence]);
}

/** End of the period with this start; it does not belong to the period. */
export function periodEnd(cadence: Cadence, start: SQL, zone: string): SQL {
  if (cadence === 'HOUR') return sql`(${start} + interval '1 hour')`;
  if (cadence === 'QUARTER') return sql`(${start} + interval '15 minutes')`;
  const local = sql`(${start} at time zone ${zone})`;
  if (cadence === 'HALF_MONTHLY')
    return sql`((case when extract(day from ${local}) = 1 then ${local} + interval '15 days'
      else date_trunc('month', ${local}) + interval '1 month' end) at time zone ${zone})`;
  const length = sql.raw({ DAILY: `'1 day'`, WEEKLY: `'7 days'`, MONTHLY: `'1 month'` }[cadence]);
  return sql`((${local} + interval ${length}) at time zone ${zone})`;
}
