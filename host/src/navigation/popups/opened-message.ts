import * as v from 'valibot';

/** Begins the storage key of each popup that has opened. */
export const openedPrefix = 'atrium.popup.';

const KeysSchema = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^atrium\.popup\./), v.maxLength(2000))),
  v.maxLength(100),
);

/** Messages between tabs on the channel `atrium.<merchant>.popups`, with storage keys of popups. */
export const OpenedMessageSchema = v.object({
  /** Whether another tab has opened one of these. */
  asked: KeysSchema,
  /** These have opened in the sending tab. */
  opened: KeysSchema,
});

export type OpenedMessage = v.InferOutput<typeof OpenedMessageSchema>;
