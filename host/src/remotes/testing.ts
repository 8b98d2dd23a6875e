import type { Descriptor, LoadedRemote } from '@atrium/contract';
import type { Release } from './release';

/** A release for tests: home page and one command, with a hash for each file. */
export function releaseOf(id: string, changes: Partial<Release> & { descriptor?: Descriptor } = {}): Release {
  return {
    id,
    version: '1.0.0',
    entry: `entry.${id}.js`,
    expose: [`remote.${id}.js`],
    views: { home: [`view-home.${id}.js`], other: [`view-other.${id}.js`] },
    texts: { EN: `text-EN.${id}.js` },
    integrity: {},
    descriptor: {
      name: 'lobby',
      requires: '^1.0.0',
      places: [
        { name: 'lobby.home@1', view: 'home', path: '/' },
        { name: 'lobby.other@1', view: 'other', path: '/other' },
      ],
    },
    titles: {},
    ...changes,
  };
}

export const view = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };

/** Code that matches the descriptor of `releaseOf`. */
export function moduleOf(changes: Partial<LoadedRemote> = {}): LoadedRemote {
  return {
    views: { home: async () => ({ default: view }), other: async () => ({ default: view }) },
    commands: {},
    texts: async () => ({ default: {} }),
    ...changes,
  };
}
