import { noticesList, noticeTypes, type NoticeType } from '@atrium/api';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Backend } from '../backend';
import { textIn } from '../merchants/some-texts';
import { contentOperation, type Operation } from '../wire/operation';
import { notices, type StoredNotice } from './tables';

/** Most notices in one answer, latest first. */
const mostAnswered = 5_000;

/** Stored notices of a group that are in force now, by the server's clock. */
export const noticeOperations = ({ engine, clock }: Backend): Operation[] => [
  contentOperation(noticesList, async (request, { merchant, language, customer }) => {
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
            noticeTypes.filter((type) => requested.includes(type) && mayRead(type, customer !== undefined)),
          ),
          lte(notices.startsAt, now),
          or(isNull(notices.endsAt), gt(notices.endsAt, now)),
        ),
      )
      .orderBy(desc(notices.startsAt), asc(notices.id))
      .limit(mostAnswered);
    return found.map((notice) => noticeIn(notice, language));
  }),
];

/** Notices after sign-in are for customers only. */
function mayRead(type: NoticeType, signedIn: boolean): boolean {
  return type !== 'PL' || signedIn;
}

function noticeIn(notice: StoredNotice, language: string) {
  const { id, type, titles, contents, startsAt, endsAt, promotionType, images, redirect, externalLink } = notice;
  return {
    id: String(id),
    type,
    title: textIn(titles, language),
    content: textIn(contents, language),
    startDate: startsAt.getTime(),
    startDateStr: startsAt.toISOString().slice(0, 10),
    endDate: endsAt?.getTime() ?? null,
    promotionType,
    announcementImages: images,
    redirect,
    externalLink,
    promoAnnouncementCategoryIds: notice.categoryIds,
  };
}
