import * as v from 'valibot';
import { AskFailure } from '../registry/ask-failure';

const Ready = v.object({
  published: v.boolean(),
  database: v.boolean(),
  serving: v.picklist(['current', 'last known good']),
});

/** The gateway's state: whether the database answers, and whether it serves the stored or the last known good state. */
export type Serving = v.InferOutput<typeof Ready>;

/** Reads `/readyz`, which answers with a body also with status 503. */
export async function readServing(): Promise<Serving> {
  const answer = await fetch('/readyz', { credentials: 'omit' }).catch((cause: unknown) => {
    throw new AskFailure('Unreachable', 'The server does not answer.', { cause });
  });
  const read = v.safeParse(Ready, await answer.json().catch(() => undefined));
  if (!read.success) throw new AskFailure('UnexpectedAnswer', 'The server does not report its state.');
  return read.output;
}
