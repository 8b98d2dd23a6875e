import * as v from 'valibot';

export const PersonalChangeSchema = v.variant('change', [
  v.object({ change: v.literal('favourite'), game: v.string(), favourite: v.boolean() }),
  v.object({ change: v.literal('played') }),
  v.object({ change: v.literal('unknown') }),
]);

/**
 * A change of the customer's own lists: a favourite by its game's identity, a game that was played, or one that only a
 * new reading of the lists shows.
 */
export type PersonalChange = v.InferOutput<typeof PersonalChangeSchema>;
