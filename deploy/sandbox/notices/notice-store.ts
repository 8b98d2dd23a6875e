import { noticeTypes } from '@atrium/api';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { textsUpTo, titlesUpTo } from '../merchants/some-texts';
import { Refusal } from '../wire/refusal';
import { notices } from './tables';

/** Most stored notices of a merchant. */
const mostNotices = 5_000;

const shortText = v.optional(v.pipe(v.string(), v.maxLength(60)), '');
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));

/** A notice as it is edited. Times are milliseconds since 1970. */
export const NoticeDraftSchema = v.pipe(
  v.strictObject({
    type: v.picklist(noticeTypes),
    groupName: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'letters, digits and dashes')),
    titles: titlesUpTo(200),
    /** HTML. */
    contents: v.optional(textsUpTo(400_000), {}),
    promotionType: shortText,
    redirect: shortText,
    externalLink: v.optional(
      v.pipe(v.string(), v.maxLength(2_000), v.regex(/^(https?:\/\/\S+)?$/i, 'an http or https address, or nothing')),
      '',
    ),
    images: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            imageId: v.pipe(v.string(), v.maxLength(40)),
            url: v.pipe(
              v.string(),
              v.maxLength(2_000),
              v.regex(/^(https?:\/\/\S+|\/(?![/\\])\S*|scene:[a-z-]+)$/i, 'a web address, a path, or a scene'),
            ),
          }),
        ),
        v.maxLength(20),
      ),
      [],
    ),
    categoryIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.maxLength(50)), []),
    startsAt: moment,
    /** Null: no end. */
    endsAt: v.optional(v.nullable(moment), null),
  }),
  v.check(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt, 'an end after the start'),
);

export type NoticeDraft = v.InferOutput<typeof NoticeDraftSchema>;

/** All stored notices of a merchant, also those that are not in force, in all their languages. */
export async function listNotices({ engine }: Backend, merchant: string) {
  const found = await engine.database
    .select()
    .from(notices)
    .where(eq(notices.merchant, merchant))
    .orderBy(asc(notices.groupName), desc(notices.startsAt), asc(notices.id));
  return found.map(({ startsAt, endsAt, merchant: _, code: __, ...notice }) => ({
    ...notice,
    startsAt: startsAt.getTime(),
    endsAt: endsAt?.getTime() ?? null,
  }));
}

/**
 * Creates a notice, or replaces the one with this id.
 * @throws Refusal when the merchant has no notice with this id (404), or has the most already (409)
 */
export async function saveNotice(
  { engine }: Backend,
  merchant: string,
  draft: NoticeDraft,
  id?: number,
): Promise<{ id: number }> {
  const values = {
    ...draft,
    startsAt: new Date(draft.startsAt),
    endsAt: draft.endsAt === null ? null : new Date(draft.endsAt),
  };
  if (id === undefined) {
    const [stored] = await engine.database
      .select({ notices: count() })
      .from(notices)
      .where(eq(notices.merchant, merchant));
    if ((stored?.notices ?? 0) >= mostNotices)
      throw new Refusal('request_invalid', { status: 409, text: `At most ${mostNotices} notices for a merchant.` });
  }
  const [saved] =
    id === undefined
      ? await engine.database
          .insert(notices)
          .values({ merchant, ...values })
          .returning({ id: notices.id })
      : await engine.database
          .update(notices)
          .set(values)
          .where(and(eq(notices.merchant, merchant), eq(notices.id, id)))
          .returning({ id: notices.id });
  if (!saved) throw unknownNotice();
  return saved;
}

/** Removes a notice. @throws Refusal when the merchant has no notice with this id (404) */
export async function removeNotice({ engine }: Backend, merchant: string, id: number): Promise<void> {
  const removed = await engine.database
    .delete(notices)
    .where(and(eq(notices.merchant, merchant), eq(notices.id, id)))
    .returning({ id: notices.id });
  if (removed.length === 0) throw unknownNotice();
}

function unknownNotice(): Refusal {
  return new Refusal('request_invalid', { status: 404, text: 'The merchant has no notice with this id.' });
}
