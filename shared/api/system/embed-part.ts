import { tagFields, type TagKind } from './tracking';

/** A third party of a merchant. Each is served from its own origin, so that none reaches another. */
export type EmbedPart = 'chat' | 'room' | 'support' | 'pay' | 'captcha' | `tag-${TagKind}`;

/** The part of a tag: one for each vendor. */
export const tagPart = (kind: TagKind): EmbedPart => `tag-${kind}`;

/** Every part; any other host name below the embed origins is unknown. */
export const embedParts: readonly EmbedPart[] = [
  'chat',
  'room',
  'support',
  'pay',
  'captcha',
  ...(Object.keys(tagFields) as TagKind[]).map(tagPart),
];

/**
 * The origin of a part, from the setting `embedOrigin` of a page: the merchant's embed origin with `{part}` in place of
 * its name, such as `https://lotus--{part}.embed.example`.
 */
export function originOfPart(embedOrigin: string, part: EmbedPart): string {
  return embedOrigin.replace('{part}', part);
}
