import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageKeys, type MessageKey } from '@atrium/api/message-keys';
import { languageCodes } from '@atrium/contract';
import type { TextLookup } from '../../support/text-lookup';

const root = join(import.meta.dirname, '../../..');

/** The name of the workspace with the texts of a key, as text lookups call it. */
export function ownerOf(key: string): Parameters<TextLookup>[0] {
  const texts = messageKeys.find((row) => row.key === key)?.texts;
  if (texts === undefined) throw new TypeError(`${key} has no text of its own.`);
  return texts.replace('remote-', '') as Parameters<TextLookup>[0];
}

/** Languages of the portal in which a key has no text; empty for keys without a text of their own. */
export function languagesWithout({ key, texts }: MessageKey): string[] {
  if (texts === undefined) return [];
  const folder = join(root, texts, texts === 'host' ? 'src/language/locales' : 'src/locales');
  return languageCodes.filter((code) => {
    const own = JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Record<string, string>;
    return !own[key]?.trim();
  });
}

/** Lines of the table: each key, where it was seen, and its languages. */
export function tableOf(seen: ReadonlyMap<string, string>, keys: readonly MessageKey[] = messageKeys): string[] {
  const rows = keys.map((row) => [
    row.key,
    seen.get(row.key) ?? 'not shown',
    row.texts === undefined ? 'no text' : `${languageCodes.length - languagesWithout(row).length} languages`,
    row.trigger,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
