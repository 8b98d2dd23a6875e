import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PageScript {
  body: Buffer;
  integrity: string;
}

/** Where the scripts of the smoke page are served. */
export const scriptsAddress = '/smoke/page/';

/** The stubs as the browser gets them: plain JavaScript, by address, read once. */
export function readPageScripts(root: string): Map<string, PageScript> {
  const folder = join(root, 'e2e/smoke/page');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const body = readFileSync(join(folder, name));
      const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`;
      return [scriptsAddress + name.replaceAll('\\', '/'), { body, integrity }];
    }),
  );
}
