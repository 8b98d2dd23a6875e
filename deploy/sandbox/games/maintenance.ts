import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { vendorMaintenance } from '../control/tables';
import { vendors } from './vendors';

/** Milliseconds, 6 hours. */
const maintenancePeriod = 6 * 3_600_000;

export type Maintenance = typeof vendorMaintenance.$inferSelect;

/** The merchant's vendors that are under maintenance now, by code. */
export async function closedVendors({ engine, clock }: Backend, merchant: string): Promise<Map<string, Maintenance>> {
  const now = clock();
  const rows = await engine.database.select().from(vendorMaintenance).where(eq(vendorMaintenance.merchant, merchant));
  const configured = new Set(rows.map(({ vendor }) => vendor));
  const closed = rows.filter(({ beginsAt, endsAt }) => beginsAt.getTime() <= now && now < endsAt.getTime());
  const always = vendors.filter(({ code, fault }) => fault === 'maintenance' && !configured.has(code));
  return new Map([
    ...always.map(({ code }) => [code, permanentMaintenance(merchant, code, now)] as const),
    ...closed.map((row) => [row.vendor, row] as const),
  ]);
}

/** Of the vendor that is always under maintenance: six hours that began at a full hour divisible by six. */
function permanentMaintenance(merchant: string, vendor: string, now: number): Maintenance {
  const beginsAt = new Date(now - (now % maintenancePeriod));
  return { merchant, vendor, message: '', beginsAt, endsAt: new Date(beginsAt.getTime() + maintenancePeriod) };
}
