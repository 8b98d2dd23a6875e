import * as v from 'valibot';
import { IntegerSchema } from '../nothing';

/** `isAgent` or `type` of an account as back ends send them; `undefined` where it is missing or not a number. */
export const KindSchema = v.optional(
  v.pipe(
    v.fallback(v.nullable(IntegerSchema), null),
    v.transform((kind) => kind ?? undefined),
  ),
);

/** The kinds that have a meaning of their own, see `Customer.kind`. */
const knownKinds = [0, 1, 2, 4, 40, 41, 42];

/** The kind that a `type` names, where a back end sends no `isAgent`: 0 player, 4 trial, any unknown one an agent. */
export function kindOfType(type: number | undefined): number | undefined {
  return type === undefined || knownKinds.includes(type) ? type : 1;
}

/** An answer with the number named `kind`, as everywhere but on the wire and in the storage. */
type WithKind<Answer> = Omit<Answer, 'isAgent' | 'type'> & { kind?: number | undefined };

/** The same answer as a back end sends it. */
export type Sent<Answer> = Omit<Answer, 'kind'> & { isAgent?: number | undefined; type?: number | undefined };

/** Reads `isAgent` of an answer, else its `type`, as `kind`. */
export function readKind<Answer extends { isAgent?: number | undefined; type?: number | undefined }>({
  isAgent,
  type,
  ...answer
}: Answer): WithKind<Answer> {
  return { ...answer, kind: isAgent ?? kindOfType(type) };
}
