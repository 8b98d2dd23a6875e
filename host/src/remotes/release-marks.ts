import type { KeyedStorage } from '../storage/open-storage';

/** Releases that are remembered in this tab. */
export interface ReleaseMarks {
  has(release: string): boolean;
  add(release: string): void;
}

/** Releases that failed in this tab; the next load of the page takes the previous one instead. */
export function badReleases(storage: KeyedStorage): ReleaseMarks {
  return releaseMarks(storage, 'atrium.bad-releases');
}

/** Releases with a preloaded file that could not be imported as it was; the loader reads their files itself from then on. */
export function releasesToRead(storage: KeyedStorage): ReleaseMarks {
  return releaseMarks(storage, 'atrium.read-releases');
}

function releaseMarks(storage: KeyedStorage, key: string): ReleaseMarks {
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
