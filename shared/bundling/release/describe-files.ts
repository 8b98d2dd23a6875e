import { createHash } from 'node:crypto';
import { releaseFileType, type ReleaseFile } from '@atrium/contract';

/** @throws for a kind of file that releases do not allow. */
export function describeFile(name: string, content: Buffer): ReleaseFile {
  const type = releaseFileType(name);
  if (!type) throw new Error(`A release cannot hold ${name}: @atrium/contract lists what it can, in releaseFileTypes.`);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return { integrity, bytes: content.length, type };
}

/** 20 hexadecimal digits over the whole manifest. */
export function releaseId(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
}
