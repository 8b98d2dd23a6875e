import { unwatchFile, watchFile } from 'node:fs';
import { readTrustedKeys, type TrustedKeys } from '../registry';

interface Following {
  file: string;
  trusted: TrustedKeys;
  /** Milliseconds between two looks at the file, not waiting for the system's news, which mounted volumes do not give; 1000 when left out. */
  interval?: number;
  /** Told once the keys are others, so that what is served can be judged anew. */
  changed: () => void;
  /** Told why a changed file is not followed; whom was trusted before stays trusted. */
  failed: (error: unknown) => void;
}

/**
 * Trusts whom the file names as it changes, so that a team gets in without a restart. Whose line is gone publishes
 * nothing more; what is served of his stays until the gateway starts anew. Returns the stop.
 */
export function followTrust({ file, trusted, interval = 1_000, changed, failed }: Following): () => void {
  const look = () => {
    try {
      trusted.become(readTrustedKeys(file));
      changed();
    } catch (error) {
      failed(error);
    }
  };
  watchFile(file, { interval, persistent: false }, look);
  return () => unwatchFile(file, look);
}
