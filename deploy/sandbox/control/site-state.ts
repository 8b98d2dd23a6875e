import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { siteStates } from './tables';

/** Whether the control page has put the merchant's site into maintenance. */
export async function siteState({ engine }: Backend, merchant: string) {
  const [state] = await engine.database.select().from(siteStates).where(eq(siteStates.merchant, merchant));
  return { maintenance: state?.maintenance ?? false, regionRestriction: state?.regionRestriction ?? false };
}
