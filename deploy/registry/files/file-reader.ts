import type { ReleaseFile } from '@atrium/contract';
import type { Engine } from '../../engine';
import { StateCheck } from '../retention/state-check';
import { readState } from '../retention/read-state';
import type { RequestingMerchant } from '../retention/servable-files';
import { FileCache } from './file-cache';
import type { ReleaseBody, StoredBody } from './read-file';
import type { VerifiedFiles } from './verified-files';

/** The files of all releases in use take a few megabytes; this holds about twenty times that. */
const cacheCapacity = 64 * 1024 * 1024;

interface FileReaderOptions {
  environment: string;
  /** Reads only bytes that match the hash in a signed manifest. */
  files: VerifiedFiles;
  /** Finds a file that may be served to the merchant, as far as this process knows. */
  find(merchant: RequestingMerchant, remote: string, name: string): ReleaseFile | undefined;
  /** Reads again which files may be served. */
  refresh(): Promise<unknown>;
}

/** Reads files that may be served. */
export interface FileReader {
  /** A file unknown to this process may have been published by another one a moment ago. */
  read(merchant: RequestingMerchant, remote: string, name: string): Promise<ReleaseBody | undefined>;
  /** The file if this process knows it and has it in memory. */
  inMemory(merchant: RequestingMerchant, remote: string, name: string): ReleaseBody | undefined;
}

export function fileReader(engine: Engine, { environment, files, find, refresh }: FileReaderOptions): FileReader {
  const cache = new FileCache({ read: (integrity) => files.read(integrity), sizeOf, capacity: cacheCapacity });
  const stateCheck = new StateCheck({ read: () => readState(engine.database, environment), refresh });

  return {
    async read(merchant, remote, name) {
      let file = find(merchant, remote, name);
      // no other process uses the embedded database
      if (!file && engine.kind === 'postgres') {
        await stateCheck.run();
        file = find(merchant, remote, name);
      }
      const body = file && (await cache.get(file.integrity));
      return file && body && { ...body, integrity: file.integrity };
    },
    inMemory(merchant, remote, name) {
      const file = find(merchant, remote, name);
      const body = file && cache.kept(file.integrity);
      return file && body && { ...body, integrity: file.integrity };
    },
  };
}

/** Bytes of all encodings. */
function sizeOf({ identity, brotli, gzip }: StoredBody): number {
  return identity.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
}
