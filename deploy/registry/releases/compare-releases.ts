import type { ReleaseManifest } from '@atrium/contract';
import { compareData, type DataChange } from './compare-data';

/** A file that differs between two releases, identified by its name without the hash. */
export interface FileChange {
  file: string;
  /** Uncompressed; absent where the file is new. */
  before?: number;
  /** Uncompressed; absent where the file is gone. */
  after?: number;
}

/** What a browser with the first release has to fetch for the second, and what changes in the descriptor. */
export interface ReleaseComparison {
  remote: string;
  from: { id: string; version: string; bytes: number };
  to: { id: string; version: string; bytes: number };
  /** Files with different contents. */
  files: FileChange[];
  /** Number of files with the same contents. */
  shared: number;
  /** Bytes that only the second release has. */
  fetched: number;
  descriptor: DataChange[];
}

/** Pure. */
export function compareReleases(from: ReleaseManifest, to: ReleaseManifest): ReleaseComparison {
  const names = [...new Set([...Object.keys(from.files), ...Object.keys(to.files)])];
  const differing = names.filter((name) => from.files[name]?.integrity !== to.files[name]?.integrity);
  const changes = new Map<string, FileChange>();
  for (const name of differing) {
    const file = withoutHash(name);
    const change = changes.get(file) ?? { file };
    const [before, after] = [from.files[name]?.bytes, to.files[name]?.bytes];
    changes.set(file, {
      ...change,
      ...(before !== undefined && { before: (change.before ?? 0) + before }),
      ...(after !== undefined && { after: (change.after ?? 0) + after }),
    });
  }
  return {
    remote: to.remote,
    from: summary(from),
    to: summary(to),
    files: [...changes.values()].sort((one, other) => one.file.localeCompare(other.file)),
    shared: names.length - differing.length,
    fetched: differing.reduce((sum, name) => sum + (to.files[name]?.bytes ?? 0), 0),
    descriptor: compareData(from.descriptor, to.descriptor),
  };
}

function summary({ id, version, files }: ReleaseManifest) {
  return { id, version, bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) };
}

function withoutHash(name: string): string {
  return name.replace(/\.[0-9a-f]{4,}(?=\.)/, '');
}
