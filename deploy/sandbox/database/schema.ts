import { pgSchema } from 'drizzle-orm/pg-core';

/** Name of the database schema; the triggers in `migrations/` name it too. */
export const schemaName = 'sandbox';

export const schema = pgSchema(schemaName);
