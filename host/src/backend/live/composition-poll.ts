import type { Composition } from '@atrium/contract';
import { type Observable, catchError, concatMap, defer, exhaustMap, merge, of, take, tap, timer } from 'rxjs';
import * as v from 'valibot';

/** Period of the poll for the current composition, in milliseconds. */
export const compositionPeriod = 15_000;
/** Tabs that receive a change poll at a random moment within this time, so that not all poll at once. Milliseconds. */
const spread = 1_500;
/** How long the gateway keeps the settings answer of a back end: a poll within it may be too early. Milliseconds. */
const keptByGateway = 5_000;
const address = '/composition';

/** The current composition, as far as an open page needs it. */
export interface CurrentComposition {
  id: string;
  /** Whether the merchant's facts or remotes differ from the page's own. */
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
  /** Signals that the composition may have changed. */
  hints: Observable<unknown>;
  random?: () => number;
}

/**
 * The current composition at every poll, even unchanged: a tab that was opened earlier may have an older one. A failed
 * poll repeats the last known one.
 */
export function currentComposition(sources: CompositionSources): Observable<CurrentComposition> {
  const { fetch, own, hints, random = Math.random } = sources;
  let known: CurrentComposition = { id: own.id, configured: false };
  const hinted = hints.pipe(exhaustMap(() => timer(spread * random(), keptByGateway).pipe(take(2))));
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
