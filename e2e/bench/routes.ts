import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@atrium/contract';

/** A measured page. */
export interface Route {
  path: string;
  /** Whether it is visited by a signed-in customer. */
  signedIn: boolean;
  /** The remote of the page. */
  remote: string;
  view: string;
}

const measured = [
  { path: '/', signedIn: false },
  { path: '/electron', signedIn: false },
  { path: '/lottery', signedIn: false },
  { path: '/member', signedIn: true },
];

/** The measured pages that the built releases have, and the paths of those they do not have. */
export function routesOf(root: string): { routes: Route[]; absent: string[] } {
  const releases = readdirSync(root)
    .filter((name) => name.startsWith('remote-'))
    .map((name) => join(root, name, 'dist/release.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as ReleaseManifest);
  const routes: Route[] = [];
  const absent: string[] = [];
  for (const page of measured) {
    const found = releases.flatMap(({ remote, descriptor }) => {
      const place = descriptor?.places?.find(({ path }) => path === page.path);
      return place ? [{ ...page, remote, view: place.view }] : [];
    })[0];
    if (found) routes.push(found);
    else absent.push(page.path);
  }
  return { routes, absent };
}
