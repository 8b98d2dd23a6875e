import type { HelpItem } from '@atrium/api';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { textIn } from '../merchants/some-texts';
import { HelpTreeSchema, type HelpTopic } from './help-topic';
import { helpTrees } from './tables';

/** The stored help centre of a merchant in all its languages, for editing. */
export async function listHelp({ engine }: Backend, merchant: string): Promise<HelpTopic[]> {
  const [tree] = await engine.database.select().from(helpTrees).where(eq(helpTrees.merchant, merchant));
  return tree?.topics ?? [];
}

/**
 * Replaces the help centre of a merchant.
 * @throws v.ValiError when it is not a tree that `HelpTreeSchema` allows
 */
export async function saveHelp({ engine, clock }: Backend, merchant: string, candidate: unknown): Promise<void> {
  const topics = v.parse(HelpTreeSchema, candidate);
  const updatedAt = new Date(clock());
  await engine.database
    .insert(helpTrees)
    .values({ merchant, topics, updatedAt })
    .onConflictDoUpdate({ target: helpTrees.merchant, set: { topics, updatedAt } });
}

/** The tree in one language, as the call answers it. */
export function helpIn(topics: readonly HelpTopic[], language: string): HelpItem[] {
  return topics.map(({ tag, titles, contents, bgColor, children }) => ({
    title: textIn(titles, language),
    tag,
    content: textIn(contents, language),
    bgColor,
    children: helpIn(children, language),
  }));
}
