import type { Composition } from '@atrium/contract';
import { type Observable, catchError, concatMap, defer, exhaustMap, merge, of, tap, timer } from 'rxjs';
import * as v from 'valibot';

/** How often it is asked which composition is current, in milliseconds. */
export const compositionPeriod = 15_000;
/** Within this time, in milliseconds, those who hear that something changed ask: not all at the same moment. */
const spread = 1_500;
const address = '/composition';

/** The composition that is current, as far as an open page cares. */
export interface CurrentComposition {
  id: string;
  /** Whether the merchant is configured otherwise than for the page's own: its facts or its remotes. */
  configured: boolean;
}

type OwnComposition = Pick<Composition, 'id' | 'facts'> & { remotes: readonly { name: string }[] };

const ConfigurationSchema = v.object({
  facts: v.array(v.string()),
  remotes: v.array(v.object({ name: v.string() })),
});

export interface CompositionSources {
  fetch: typeof fetch;
  own: OwnComposition;
  /** Something was heard of that may have changed it. */
  hints: Observable<unknown>;
  random?: () => number;
}

/**
 * The current composition, at every turn: also an unchanged one, because a tab that was opened earlier may not have it
 * yet. A failed question says what was known before.
 */
export function currentComposition(sources: CompositionSources): Observable<CurrentComposition> {
  const { fetch, own, hints, random = Math.random } = sources;
  let known: CurrentComposition = { id: own.id, configured: false };
  const hinted = hints.pipe(exhaustMap(() => timer(spread * random())));
  return merge(timer(compositionPeriod, compositionPeriod), hinted).pipe(
    concatMap(() => defer(() => ask(fetch, own, known)).pipe(catchError(() => of(known)))),
    tap((current) => (known = current)),
  );
}

async function ask(send: typeof fetch, own: OwnComposition, known: CurrentComposition): Promise<CurrentComposition> {
  const headers = { 'If-None-Match': `"${known.id}"` };
  const response = await send(address, { headers, cache: 'no-store' });
  const tag = response.ok ? response.headers.get('etag') : null;
  const id = tag?.replace(/^W\//, '').replaceAll('"', '');
  if (!id) return known;
  const read = v.safeParse(ConfigurationSchema, await response.json());
  return { id, configured: read.success && configurationOf(read.output) !== configurationOf(own) };
}

function configurationOf({ facts, remotes }: v.InferOutput<typeof ConfigurationSchema> | OwnComposition): string {
  return JSON.stringify([[...facts].sort(), remotes.map(({ name }) => name).sort()]);
}
