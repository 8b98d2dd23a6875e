import * as v from 'valibot';

/** What a game may tell the portal. */
const FrameMessageSchema = v.object({
  source: v.literal('atrium-game'),
  type: v.picklist(['ready', 'balance-low', 'closed']),
});

export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>['type'];

/** The message of a game, `undefined` unless it comes from the frame's own window and from the origin it was opened at. */
export function readFrameMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: { window: Window | null; address: string },
): FrameMessage | undefined {
  if (source === null || source !== frame.window || origin !== new URL(frame.address).origin) return undefined;
  const result = v.safeParse(FrameMessageSchema, data);
  return result.success ? result.output.type : undefined;
}
