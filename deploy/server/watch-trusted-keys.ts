import { readFileSync } from 'node:fs';
import { TrustedKeys } from '../registry';

interface WatchOptions {
  file: string;
  trusted: TrustedKeys;
  /** Polling interval in milliseconds; defaults to 1000. Mounted volumes do not report changes. */
  interval?: number;
  /** Called after the keys have changed, to verify the served releases again. */
  onChange: () => void;
  /** Called if the changed file cannot be read; the previous keys stay trusted. */
  onFailure: (error: unknown) => void;
}

/**
 * Reloads trusted keys when the file changes, so that a team can be added without a restart. A removed team can no
 * longer publish; its served releases stay until the gateway restarts. Returns a function that stops watching.
 */
export function watchTrustedKeys({ file, trusted, interval = 1_000, onChange, onFailure }: WatchOptions): () => void {
  let lastText: string | undefined;
  let lastFailure: string | undefined;
  const poll = () => {
    try {
      const text = readFileSync(file, 'utf8');
      if (text === lastText) return;
      lastText = text;
      trusted.replaceWith(TrustedKeys.read(text, file));
      onChange();
      lastFailure = undefined;
    } catch (error) {
      if (lastFailure !== String(error)) onFailure(error);
      lastFailure = String(error);
    }
  };
  const timer = setInterval(poll, interval).unref();
  return () => clearInterval(timer);
}
