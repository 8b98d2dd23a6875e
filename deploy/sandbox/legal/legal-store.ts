import { legalPages, type LegalPage } from '@atrium/api';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { textsUpTo, type SomeTexts } from '../merchants/some-texts';
import { storedLegalPages } from './tables';

/** A legal page as operators edit it; one without a text in any language is not shown. */
export const LegalDraftSchema = v.strictObject({
  page: v.picklist(legalPages),
  /** HTML by language. */
  contents: textsUpTo(400_000),
  /** The day from which it applies, such as `2026-01-31`. */
  since: v.pipe(v.string(), v.isoDate('a day such as 2026-01-31'), v.check(isDay, 'a day of the calendar')),
});

export type LegalDraft = v.InferOutput<typeof LegalDraftSchema>;

interface StoredLegalPage {
  page: LegalPage;
  contents: SomeTexts;
  since: string;
}

/** The stored legal pages of a merchant in all their languages, in the order they are shown. */
export async function listLegalPages({ engine }: Backend, merchant: string): Promise<StoredLegalPage[]> {
  const { page, contents, since } = storedLegalPages;
  const stored = await engine.database
    .select({ page, contents, since })
    .from(storedLegalPages)
    .where(eq(storedLegalPages.merchant, merchant));
  return legalPages.flatMap((name) => stored.find((one) => one.page === name) ?? []);
}

/** Stores a legal page of a merchant, in place of the earlier one. */
export async function saveLegalPage(
  { engine }: Backend,
  merchant: string,
  { page, contents, since }: LegalDraft,
): Promise<void> {
  await engine.database
    .insert(storedLegalPages)
    .values({ merchant, page, contents, since })
    .onConflictDoUpdate({
      target: [storedLegalPages.merchant, storedLegalPages.page],
      set: { contents, since },
    });
}

/** Whether a date exists: a year has no 30 February. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
