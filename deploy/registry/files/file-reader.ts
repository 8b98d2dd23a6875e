import type { ReleaseFile } from '@atrium/contract';
import type { Engine } from '../../engine';
import { StateCheck } from '../retention/state-check';
import { readState } from '../retention/read-state';
import type { RequestingMerchant } from '../retention/servable-files';
import { FileCache } from './file-cache';
import type { ReleaseBody } from './read-file';
import type { VerifiedFiles } from './verified-files';

/** Bodies of the releases in use are a few megabytes; this leaves room for twenty of them. */
const cacheCapacity = 64 * 1024 * 1024;

interface FileReaderOptions {
  environment: string;
  /** Only bytes that a release was signed with get out of here. */
  sound: VerifiedFiles;
  /** What this process knows of a file that may be served to the merchant. */
  find(merchant: RequestingMerchant, remote: string, name: string): ReleaseFile | undefined;
  /** Reads again what may be served. */
  refresh(): Promise<unknown>;
}

/** Reads files that may be served; one this process does not know may have come by another a moment ago. */
export function fileReader(engine: Engine, { environment, sound, find, refresh }: FileReaderOptions) {
  const cache = new FileCache((integrity) => sound.read(integrity), cacheCapacity);
  const others = new StateCheck({ read: () => readState(engine.database, environment), refresh });

  return async (merchant: RequestingMerchant, remote: string, name: string): Promise<ReleaseBody | undefined> => {
    let file = find(merchant, remote, name);
    // the embedded database is this process's alone
    if (!file && engine.kind === 'postgres') {
      await others.run();
      file = find(merchant, remote, name);
    }
    const body = file && (await cache.get(file.integrity));
    return file && body && { ...body, integrity: file.integrity };
  };
}
