import * as v from 'valibot';

/** Vendors of a merchant's tags, by the field of the configuration with the id. */
export const tagFields = {
  gtm: 'gtmId',
  gtag: 'gtagId',
  facebook: 'fbPixelId',
  tiktok: 'tiktokPixelId',
  appsflyer: 'appsFlyerId',
  adjust: 'adjustId',
} as const;

export type TagKind = keyof typeof tagFields;

/** As the vendors write them, without characters that have a meaning in an address. */
export const tagIdPattern = /^[\w.-]{1,80}$/;

const id = v.fallback(v.pipe(v.string(), v.regex(tagIdPattern)), '');
const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim().toLowerCase()),
);

/** Tags of one domain and of one affiliate's visitors there; without a code, of all others. */
export const TrackingSchema = v.object({
  domain: text,
  affiliateCode: text,
  gtmId: id,
  gtagId: id,
  fbPixelId: id,
  tiktokPixelId: id,
  appsFlyerId: id,
  adjustId: id,
});

export type Tracking = v.InferOutput<typeof TrackingSchema>;

/** The configuration for a domain and an affiliate: of that pair, else of the domain alone, else none. */
export function trackingFor(
  configurations: readonly Tracking[],
  domain: string,
  affiliateCode: string,
): Tracking | undefined {
  const here = configurations.filter((configuration) => configuration.domain === domain.toLowerCase());
  return (
    here.find((configuration) => configuration.affiliateCode === affiliateCode.toLowerCase()) ??
    here.find((configuration) => configuration.affiliateCode === '')
  );
}

export interface Tag {
  kind: TagKind;
  id: string;
}

/** The tags to load: one for each id that is not empty. */
export function tagsOf(configuration: Tracking | undefined): Tag[] {
  if (!configuration) return [];
  return (Object.keys(tagFields) as TagKind[])
    .map((kind) => ({ kind, id: configuration[tagFields[kind]] }))
    .filter((tag) => tag.id !== '');
}

/** Everything a tag may receive: strict, so that neither an address with its query nor personal data is passed on. */
export const TrackedEventSchema = v.variant('event', [
  v.strictObject({ event: v.literal('page_view'), page: v.string(), language: v.string() }),
  v.strictObject({ event: v.literal('login') }),
  v.strictObject({ event: v.literal('register') }),
]);

export type TrackedEvent = v.InferOutput<typeof TrackedEventSchema>;
