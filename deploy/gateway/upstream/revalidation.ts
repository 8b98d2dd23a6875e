import { catalogue } from '@atrium/api/catalogue';

const revalidated = new Set(catalogue.filter(({ revalidates }) => revalidates).map(({ path }) => path));

/**
 * Headers that let the browser keep an answer that is the same for every person, and ask with its ETag whether it has
 * changed; none for the answers to all other calls.
 */
export function revalidation(target: string, etag: unknown): Record<string, string> {
  const path = target.split('?', 1)[0] ?? '';
  return revalidated.has(path) && typeof etag === 'string' ? { etag, 'cache-control': 'private, no-cache' } : {};
}
