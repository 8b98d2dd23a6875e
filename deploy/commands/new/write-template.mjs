import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const standardShape = join(import.meta.dirname, 'template');
const ending = '.template';

/**
 * Writes the standard shape under a name. The files' ending keeps tools from taking them for source.
 * @param {string} name
 * @param {string} folder absolute, not there yet
 * @param {{ templates?: string[], values?: Record<string, string> }} [options] folders, of which a later one's file
 *   takes the place of an earlier one's; and what stands for `__word__` besides name and title
 */
export function writeTemplate(name, folder, { templates = [standardShape], values = {} } = {}) {
  mkdirSync(folder);
  const words = Object.entries({ name, title: titleOf(name), ...values });
  for (const template of templates)
    for (const path of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith(ending)) continue;
      const target = join(folder, path.slice(0, -ending.length));
      mkdirSync(dirname(target), { recursive: true });
      const text = readFileSync(join(template, path), 'utf8');
      writeFileSync(
        target,
        words.reduce((filled, [word, value]) => filled.replaceAll(`__${word}__`, value), text),
      );
    }
}

/** @param {string} name `vip-club` is `Vip club` */
function titleOf(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
