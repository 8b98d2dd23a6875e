import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const standardShape = join(import.meta.dirname, 'template');
const ending = '.template';

/**
 * Writes the standard shape under a name. Tools ignore the template's files because of their ending.
 * @param {string} name
 * @param {string} folder absolute; it must not exist
 * @param {{ templates?: string[], values?: Record<string, string> }} [options] folders, where a file of a later one
 *   replaces the same file of an earlier one; and values of `__placeholder__` besides name and title
 */
export function writeTemplate(name, folder, { templates = [standardShape], values = {} } = {}) {
  mkdirSync(folder);
  const placeholders = Object.entries({ name, title: titleOf(name), ...values });
  for (const template of templates)
    for (const path of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith(ending)) continue;
      const target = join(folder, path.slice(0, -ending.length));
      mkdirSync(dirname(target), { recursive: true });
      const text = readFileSync(join(template, path), 'utf8');
      writeFileSync(
        target,
        placeholders.reduce((filled, [placeholder, value]) => filled.replaceAll(`__${placeholder}__`, value), text),
      );
    }
}

/** @param {string} name `vip-club` is `Vip club` */
function titleOf(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
