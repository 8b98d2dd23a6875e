import { promotionGroup } from '@atrium/api';
import type { Backend } from '../backend';
import { demoPromotions } from './demo-promotions';
import { notices } from './tables';

/** From when they are in force. */
const firstDay = new Date(Date.UTC(2026, 0, 1));

/** Creates missing promotions of the demo merchants; changed ones stay as they are. */
export async function seedNotices({ engine, merchants }: Backend): Promise<void> {
  const rows = [...merchants.values()].flatMap(({ code: merchant }) =>
    demoPromotions
      .filter((promotion) => promotion.merchants.includes(merchant))
      .map(({ code, titles, contents, promotionType = '', redirect, picture }) => ({
        ...{ merchant, code, titles, contents, promotionType, redirect },
        images: [{ imageId: '1', url: picture }],
        type: 'PR' as const,
        groupName: promotionGroup,
        startsAt: firstDay,
      })),
  );
  if (rows.length > 0) await engine.database.insert(notices).values(rows).onConflictDoNothing();
}
