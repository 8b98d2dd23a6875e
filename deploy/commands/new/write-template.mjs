import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const template = join(import.meta.dirname, 'template');
const ending = '.template';

/**
 * Writes the standard shape under a name. The files' ending keeps tools from taking them for source.
 * @param {string} name
 * @param {string} folder absolute, not there yet
 */
export function writeTemplate(name, folder) {
  mkdirSync(folder);
  for (const path of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith(ending)) continue;
    const target = join(folder, path.slice(0, -ending.length));
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(template, path), 'utf8');
    writeFileSync(target, text.replaceAll('__name__', name).replaceAll('__title__', titleOf(name)));
  }
}

/** @param {string} name `vip-club` is `Vip club` */
function titleOf(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
