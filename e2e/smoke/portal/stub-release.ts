import { createHash } from 'node:crypto';
import type { Descriptor, ReleaseManifest } from '@atrium/contract';

/** A remote without its code. */
export interface DescribedRemote {
  descriptor: Descriptor;
  /** Texts of its contributions, by language. */
  titles: Record<string, Record<string, string>>;
}

/** A release without files, because the page contains the stub's code. */
export function stubRelease({ descriptor, titles }: DescribedRemote): ReleaseManifest {
  const content = {
    format: 1 as const,
    remote: descriptor.name,
    version: '0.0.0',
    entry: 'stub.js',
    files: {},
    expose: [],
    views: {},
    texts: {},
    titles,
    descriptor,
  };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
  return { ...content, id };
}
