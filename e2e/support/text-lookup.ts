import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = {
  host: 'host/src/language/locales',
  agent: 'remote-agent/src/locales',
  auth: 'remote-auth/src/locales',
  lobby: 'remote-lobby/src/locales',
  lottery: 'remote-lottery/src/locales',
  mall: 'remote-mall/src/locales',
  member: 'remote-member/src/locales',
} as const;

export type TextOwner = keyof typeof folders;

export type TextLookup = (owner: TextOwner, key: string, values?: Record<string, string | number>) => string;

/** Texts of one owner in one language, from the portal's own files. */
export function textsOf(owner: TextOwner, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, folders[owner], `${language}.json`), 'utf8')) as Record<string, string>;
}

/** Looks up texts in the portal's own files, so that journeys run in any language. */
export function textLookup(language: string): TextLookup {
  const files = new Map<TextOwner, Record<string, string>>();
  return (owner, key, values = {}) => {
    const texts = files.get(owner) ?? textsOf(owner, language);
    files.set(owner, texts);
    const text = texts[key];
    if (text === undefined) throw new Error(`${owner} has no text ${key} in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
