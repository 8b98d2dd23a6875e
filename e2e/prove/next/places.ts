import { builtRemotes, releaseOf } from '../../support/releases';

/** Pages that lead a signed-in person on. */
export const visitorPages = ['/login', '/register', '/forgot-password'];

/** Every path and alias that the built remotes describe, as they wrote it: `/games/:type`. */
export function describedPaths(): string[] {
  const places = builtRemotes().flatMap((remote) => releaseOf(remote).descriptor.places ?? []);
  return [...new Set(places.flatMap(({ path, aliases = [] }) => [...(path === undefined ? [] : [path]), ...aliases]))];
}

/**
 * Whether a path is one of those, part by part: `:type` stands for any one part. Written anew here, so that the portal
 * is not judged by its own reading.
 */
export function isDescribed(pathname: string, described: readonly string[]): boolean {
  const parts = partsOf(pathname);
  return described.some((path) => {
    const wanted = partsOf(path);
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part.toLowerCase() === decoded(parts[at] ?? '').toLowerCase())
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
