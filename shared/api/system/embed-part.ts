import { tagFields, type TagKind } from './tracking';

/** A third party of a merchant. Each is served from an origin of its own, so that none reaches another. */
export type EmbedPart = 'chat' | 'support' | 'captcha' | `tag-${TagKind}`;

/** The part a tag runs in: one for each of its vendors. */
export const tagPart = (kind: TagKind): EmbedPart => `tag-${kind}`;

/** Every part there is; no other host name below the embed origins means anything. */
export const embedParts: readonly EmbedPart[] = [
  'chat',
  'support',
  'captcha',
  ...(Object.keys(tagFields) as TagKind[]).map(tagPart),
];

/**
 * The origin of a part, from the setting `embedOrigin` of a page: the merchant's embed origin with `{part}` where its
 * name goes, such as `https://lotus--{part}.embed.example`.
 */
export function originOfPart(embedOrigin: string, part: EmbedPart): string {
  return embedOrigin.replace('{part}', part);
}
