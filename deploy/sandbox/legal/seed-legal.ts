import { legalPages } from '@atrium/api';
import { escapeHtml } from '../../html/escape';
import type { Backend } from '../backend';
import { demoLegal } from './demo-legal';
import { storedLegalPages } from './tables';

/** From when they apply. */
const firstDay = '2026-01-01';

/** Creates the missing legal pages of every merchant; changed ones stay as they are. */
export async function seedLegal({ engine, merchants }: Backend): Promise<void> {
  const rows = [...merchants.values()].flatMap(({ code: merchant, name }) =>
    legalPages.map((page) => ({
      ...{ merchant, page, since: firstDay },
      contents: Object.fromEntries(
        Object.entries(demoLegal[page]).map(([language, html]) => [
          language,
          html.replaceAll('{name}', escapeHtml(name)),
        ]),
      ),
    })),
  );
  if (rows.length > 0) await engine.database.insert(storedLegalPages).values(rows).onConflictDoNothing();
}
