import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Descriptor, NavItem } from '@atrium/contract';

/** Text keys that a remote's contributions name. */
export function titleKeys(descriptor: Descriptor): string[] {
  const places = (descriptor.places ?? []).flatMap(({ title }) => title ?? []);
  return [...new Set([...places, ...(descriptor.navItems ?? []).flatMap(keysOfNavItem)])];
}

function keysOfNavItem(navItem: NavItem): string[] {
  return [navItem.title, ...(Array.isArray(navItem.children) ? navItem.children.flatMap(keysOfNavItem) : [])];
}

/**
 * The texts of a remote's contributions per language, from `src/locales/<LANGUAGE>.json`: the host draws them before
 * the remote's code is loaded.
 * @throws naming each key that a language lacks.
 */
export function readTitles(folder: string, descriptor: Descriptor): Record<string, Record<string, string>> {
  const keys = titleKeys(descriptor);
  const missing: string[] = [];
  const titles: Record<string, Record<string, string>> = {};
  for (const language of languagesOf(folder)) {
    const texts = JSON.parse(readFileSync(localePath(folder, language), 'utf8')) as Record<string, string>;
    missing.push(...keys.filter((key) => texts[key] === undefined).map((key) => `${language}: ${key}`));
    titles[language] = Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']));
  }
  if (missing.length > 0) throw new Error(`Texts named by remote.config.ts are missing:\n  ${missing.join('\n  ')}`);
  return titles;
}

export function languagesOf(folder: string): string[] {
  return readdirSync(join(folder, 'src/locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

function localePath(folder: string, language: string): string {
  return join(folder, 'src/locales', `${language}.json`);
}
