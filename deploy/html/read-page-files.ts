import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface PageFile {
  type: string;
  content: Buffer;
}

export interface PageFiles {
  /** Hash over all files, so that each URL is immutable and cacheable. */
  version: string;
  /** By path below the folder. */
  files: Map<string, PageFile>;
}

/** Scripts and styles of a page, in memory. */
export async function readPageFiles(folder: string): Promise<PageFiles> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) in types).sort();
  const files = new Map<string, PageFile>();
  const hash = createHash('sha256');
  for (const name of names) {
    const content = await readFile(join(folder, name));
    hash.update(name).update(content);
    files.set(name.replaceAll('\\', '/'), { type: types[extname(name)] ?? '', content });
  }
  return { version: hash.digest('hex').slice(0, 12), files };
}
