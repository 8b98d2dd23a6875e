import { tagFields, tagPart, type EmbedPart, type TagKind } from '@atrium/api';
import type { Merchant } from '../../merchants';

/** Lists the third parties that a merchant's pages may frame. */
export function embedPartsOf({
  chat,
  tracking,
  switches,
  customerService,
}: Pick<Merchant, 'chat' | 'tracking' | 'switches' | 'customerService'>): EmbedPart[] {
  const kinds = (Object.keys(tagFields) as TagKind[]).filter((kind) =>
    tracking.some((configuration) => configuration[tagFields[kind]]),
  );
  return [
    ...(chat ? (['chat'] as const) : []),
    ...(switches['CBS3'] ? (['room'] as const) : []),
    ...(customerService.length > 0 ? (['support'] as const) : []),
    ...(switches['GEETEST3'] || switches['GEETESTVCODE3'] ? (['captcha'] as const) : []),
    ...kinds.map(tagPart),
  ];
}
