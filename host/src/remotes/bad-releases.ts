import type { KeyedStorage } from '../storage/open-storage';

const key = 'atrium.bad-releases';

/** Releases that failed in this tab; the next load of the page takes the previous one instead. */
export interface BadReleases {
  has(release: string): boolean;
  add(release: string): void;
}

export function badReleases(storage: KeyedStorage): BadReleases {
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    has: (release) => read().includes(release),
    add(release) {
      if (!read().includes(release)) storage.setItem(key, JSON.stringify([...read(), release]));
    },
  };
}
