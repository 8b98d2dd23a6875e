import { noticesList } from '@atrium/api';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Backend } from '../backend';
import { inLanguage } from '../merchants/merchant';
import { publicOperation, type Operation } from '../wire/operation';
import { notices, type StoredNotice } from './tables';

const types = ['B', 'PL', 'PU', 'PR'] as const;

/** Stored notices of a group that are in force now. */
export const noticeOperations = ({ engine, clock }: Backend): Operation[] => [
  publicOperation(noticesList, async (request, { merchant, language }) => {
    const requested = request.types.split(',');
    const now = new Date(clock());
    const found = await engine.database
      .select()
      .from(notices)
      .where(
        and(
          eq(notices.merchant, merchant.code),
          eq(notices.groupName, request.groupName),
          inArray(
            notices.type,
            types.filter((type) => requested.includes(type)),
          ),
          lte(notices.startsAt, now),
          or(isNull(notices.endsAt), gt(notices.endsAt, now)),
        ),
      )
      .orderBy(asc(notices.id));
    return found.map((notice) => noticeIn(notice, language));
  }),
];

function noticeIn(notice: StoredNotice, language: string) {
  const { id, titles, contents, startsAt, endsAt, promotionType, redirect, picture } = notice;
  return {
    id: String(id),
    title: inLanguage(titles, language),
    content: inLanguage(contents, language),
    startDate: startsAt.getTime(),
    startDateStr: startsAt.toISOString().slice(0, 10),
    endDate: endsAt?.getTime() ?? null,
    promotionType,
    announcementImages: picture ? [{ imageId: String(id), url: picture }] : [],
    redirect,
    externalLink: '',
    promoAnnouncementCategoryIds: [],
  };
}
