import type { Endpoint } from '@atrium/contract';
import * as v from 'valibot';

interface Schema {
  entries?: Record<string, unknown>;
  wrapped?: Schema;
  pipe?: readonly Schema[];
}

/** Values of another type than any field has, as they travel in a body and in a query. */
const wrongValues = { body: [{ wrong: true }, [[true]], -1.5], query: ['wrong value'] } as const;

/** A request with one field of a wrong type; undefined where every text fits. */
export function wrongRequest({ request, method, encoding }: Endpoint, fields: object): object | undefined {
  const travels = encoding ?? (method === 'GET' ? 'query' : 'json');
  for (const name of Object.keys(entriesOf(request as unknown as Schema)))
    for (const value of travels === 'json' ? wrongValues.body : wrongValues.query) {
      const wrong = { ...fields, [name]: value };
      if (!v.safeParse(request, wrong).success) return wrong;
    }
  return undefined;
}

function entriesOf(schema: Schema): Record<string, unknown> {
  const inner = schema.pipe?.[0] ?? schema.wrapped;
  return schema.entries ?? (inner && inner !== schema ? entriesOf(inner) : {});
}
