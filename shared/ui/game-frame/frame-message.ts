import * as v from 'valibot';

/** Messages a game can send to the portal. `ended`: its session is over, and the person wants to open it again. */
const FrameMessageSchema = v.object({
  source: v.literal('atrium-game'),
  type: v.picklist(['ready', 'balance-low', 'closed', 'ended']),
});

export type FrameMessage = v.InferOutput<typeof FrameMessageSchema>['type'];

/** Reads a game's message; `undefined` unless it comes from the frame's window and its original origin. */
export function readFrameMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: { window: Window | null; address: string },
): FrameMessage | undefined {
  if (source === null || source !== frame.window || origin !== new URL(frame.address).origin) return undefined;
  const result = v.safeParse(FrameMessageSchema, data);
  return result.success ? result.output.type : undefined;
}
