import { SliderResultV3Schema, SliderResultV4Schema } from '@atrium/api';
import * as v from 'valibot';
import type { SliderVersion } from './slider-settings';

const schemas = { v3: SliderResultV3Schema, v4: SliderResultV4Schema };

/** What the provider's frame tells. It is another's page: everything it says is checked. */
export function readNews(version: SliderVersion, said: unknown) {
  const news = v.variant('type', [
    v.object({ type: v.literal('listening') }),
    v.object({ type: v.literal('ready') }),
    v.object({ type: v.literal('closed') }),
    v.object({ type: v.literal('size'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)) }),
    v.object({ type: v.literal('error'), code: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)) }),
    v.object({ type: v.literal('success'), result: schemas[version] }),
  ]);
  const read = v.safeParse(news, said);
  return read.success ? read.output : undefined;
}

export type FrameNews = NonNullable<ReturnType<typeof readNews>>;
