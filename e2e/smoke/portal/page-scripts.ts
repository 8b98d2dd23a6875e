import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PageScript {
  body: Buffer;
  integrity: string;
}

/** Address of the smoke page's scripts. */
export const scriptsAddress = '/smoke/page/';

/** Reads the scripts of the stubs, plain JavaScript, by address. */
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
