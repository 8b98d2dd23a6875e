import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { vendorMaintenance } from '../control/tables';

export type Maintenance = typeof vendorMaintenance.$inferSelect;

/** The merchant's vendors that are under maintenance now, by code. */
export async function closedVendors({ engine, clock }: Backend, merchant: string): Promise<Map<string, Maintenance>> {
  const now = clock();
  const rows = await engine.database.select().from(vendorMaintenance).where(eq(vendorMaintenance.merchant, merchant));
  const closed = rows.filter(({ beginsAt, endsAt }) => beginsAt.getTime() <= now && now < endsAt.getTime());
  return new Map(closed.map((row) => [row.vendor, row]));
}
