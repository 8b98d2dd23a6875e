import * as v from 'valibot';
import { looseInteger } from '../nothing';

/** The account's type number as back ends send it. */
export const KindSchema = v.optional(looseInteger(0));

/** An answer with the number named `kind`, as everywhere but on the wire and in the storage. */
type WithKind<Answer> = Omit<Answer, 'isAgent'> & { kind?: number | undefined };

/** The same answer as a back end sends it. */
export type Sent<Answer> = Omit<Answer, 'kind'> & { isAgent?: number | undefined };

/** Reads `isAgent` of an answer as `kind`. */
export function readKind<Answer extends { isAgent?: number | undefined }>({
  isAgent,
  ...answer
}: Answer): WithKind<Answer> {
  return { ...answer, kind: isAgent };
}
