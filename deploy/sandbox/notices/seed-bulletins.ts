import { noticeGroup } from '@atrium/api';
import type { Backend } from '../backend';
import { demoBulletins } from './demo-bulletins';
import { notices } from './tables';

/** From when they are in force. */
const firstDay = new Date(Date.UTC(2026, 0, 1));

/** Creates missing bulletins of every merchant; changed ones stay as they are. */
export async function seedBulletins({ engine, merchants }: Backend): Promise<void> {
  const rows = [...merchants.values()].flatMap(({ code: merchant }) =>
    demoBulletins.map((bulletin) => ({
      ...{ merchant, ...bulletin },
      type: 'B' as const,
      groupName: noticeGroup,
      startsAt: firstDay,
    })),
  );
  if (rows.length > 0) await engine.database.insert(notices).values(rows).onConflictDoNothing();
}
