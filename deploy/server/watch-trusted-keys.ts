import { readFileSync } from 'node:fs';
import { TrustedKeys } from '../registry';

interface WatchOptions {
  file: string;
  trusted: TrustedKeys;
  /** Milliseconds between two looks at the file: mounted volumes do not tell of changes; 1000 when left out. */
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
export function watchTrustedKeys({ file, trusted, interval = 1_000, changed, failed }: WatchOptions): () => void {
  let seen: string | undefined;
  let told: string | undefined;
  const look = () => {
    try {
      const text = readFileSync(file, 'utf8');
      if (text === seen) return;
      seen = text;
      trusted.replaceWith(TrustedKeys.read(text, file));
      changed();
      told = undefined;
    } catch (error) {
      if (told !== String(error)) failed(error);
      told = String(error);
    }
  };
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
}
