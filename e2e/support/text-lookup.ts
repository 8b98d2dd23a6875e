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

export type TextLookup = (owner: keyof typeof folders, key: string, values?: Record<string, string | number>) => string;

/** Looks up texts in the portal's own files, so that journeys run in any language. */
export function textLookup(language: string): TextLookup {
  const files = new Map<string, Record<string, string>>();
  return (owner, key, values = {}) => {
    const path = join(root, folders[owner], `${language}.json`);
    if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
    const text = files.get(path)?.[key];
    if (text === undefined) throw new Error(`${path} has no text ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
