import { builtRemotes, releaseOf } from '../../support/releases';

/** Pages that redirect a signed-in visitor. */
export const visitorPages = ['/login', '/register', '/forgot-password'];

/** Every path and alias that the built remotes describe, as written: `/games/:type`. */
export function describedPaths(): string[] {
  const places = builtRemotes().flatMap((remote) => releaseOf(remote).descriptor.places ?? []);
  return [...new Set(places.flatMap(({ path, aliases = [] }) => [...(path === undefined ? [] : [path]), ...aliases]))];
}

/**
 * Whether a path is one of those, part by part: `:type` matches any one part. Written here a second time, so that
 * the portal is not checked by its own code.
 */
export function isDescribed(pathname: string, described: readonly string[]): boolean {
  const parts = partsOf(pathname);
  return described.some((path) => {
    const expected = partsOf(path);
    return (
      expected.length === parts.length &&
      expected.every(
        (part, at) => part.startsWith(':') || part.toLowerCase() === decoded(parts[at] ?? '').toLowerCase(),
      )
    );
  });
}

function partsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/').slice(1);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
