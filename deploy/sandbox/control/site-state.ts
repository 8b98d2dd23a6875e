import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { siteStates } from './tables';

/** Whether the merchant's site is closed, as set by the control page. */
export async function siteState({ engine }: Backend, merchant: string) {
  const [state] = await engine.database.select().from(siteStates).where(eq(siteStates.merchant, merchant));
  return { maintenance: state?.maintenance ?? false, regionRestriction: state?.regionRestriction ?? false };
}
