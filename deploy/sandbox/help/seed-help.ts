import type { Backend } from '../backend';
import { demoHelp } from './demo-help';
import { helpTrees } from './tables';

/** Creates the help centre of each merchant without a stored one. */
export async function seedHelp({ engine, merchants, clock }: Backend): Promise<void> {
  const updatedAt = new Date(clock());
  const rows = [...merchants.values()].map(({ code }) => ({ merchant: code, topics: demoHelp, updatedAt }));
  if (rows.length > 0) await engine.database.insert(helpTrees).values(rows).onConflictDoNothing();
}
