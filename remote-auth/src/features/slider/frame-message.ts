import { SliderResultV3Schema, SliderResultV4Schema } from '@atrium/api';
import * as v from 'valibot';
import type { SliderVersion } from './slider-settings';

const schemas = { v3: SliderResultV3Schema, v4: SliderResultV4Schema };

/** Reads a message of the provider's frame. The frame is a third-party page, so every message is validated. */
export function readFrameMessage(version: SliderVersion, data: unknown) {
  const messageSchema = v.variant('type', [
    v.object({ type: v.literal('listening') }),
    v.object({ type: v.literal('ready') }),
    v.object({ type: v.literal('closed') }),
    v.object({ type: v.literal('size'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(2000)) }),
    v.object({ type: v.literal('error'), code: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)) }),
    v.object({ type: v.literal('success'), result: schemas[version] }),
  ]);
  const read = v.safeParse(messageSchema, data);
  return read.success ? read.output : undefined;
}

export type FrameMessage = NonNullable<ReturnType<typeof readFrameMessage>>;
