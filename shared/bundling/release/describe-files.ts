import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { ReleaseFile } from '@atrium/contract';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** @throws for a kind of file that releases do not hold. */
export function describeFile(name: string, content: Buffer): ReleaseFile {
  const type = types[extname(name)];
  if (!type) throw new Error(`A release cannot hold ${name}: add its media type to release/describe-files.ts`);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return { integrity, bytes: content.length, type };
}

/** 20 hexadecimal digits over everything the manifest says. */
export function releaseId(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
}
