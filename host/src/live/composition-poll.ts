import type { Composition } from '@atrium/contract';
import { type Observable, catchError, concatMap, defer, of, tap, timer } from 'rxjs';

/** How often it is asked which composition is current, in milliseconds. */
export const compositionPeriod = 15_000;
const address = '/composition';

/**
 * The id of the current composition, at every turn: also an unchanged one, because a tab that was opened earlier may
 * not have it yet. A failed question says what was known before.
 */
export function currentComposition(send: typeof fetch, own: Pick<Composition, 'id' | 'language'>): Observable<string> {
  let known = own.id;
  return timer(compositionPeriod, compositionPeriod).pipe(
    concatMap(() => defer(() => ask(send, own.language, known)).pipe(catchError(() => of(known)))),
    tap((id) => (known = id)),
  );
}

async function ask(send: typeof fetch, language: string, known: string): Promise<string> {
  const response = await send(`${address}?language=${language}`, {
    headers: { 'If-None-Match': `"${known}"` },
    cache: 'no-store',
  });
  const tag = response.ok ? response.headers.get('etag') : null;
  return tag?.replace(/^W\//, '').replaceAll('"', '') || known;
}
