import type { LegalPage } from '@atrium/api';
import { date, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { schema } from '../database/schema';
import type { SomeTexts } from '../merchants/some-texts';

export const storedLegalPages = schema.table(
  'legal_pages',
  {
    merchant: text('merchant').notNull(),
    page: text('page').$type<LegalPage>().notNull(),
    /** HTML. */
    contents: jsonb('contents').$type<SomeTexts>().notNull(),
    /** The day from which it applies. */
    since: date('since', { mode: 'string' }).notNull(),
  },
  ({ merchant, page }) => [primaryKey({ columns: [merchant, page] })],
);
