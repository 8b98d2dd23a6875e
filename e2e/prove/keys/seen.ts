import { messageKeys, type MessageKey } from '@atrium/api/message-keys';
import { languageCodes } from '@atrium/contract';
import { textsOf, type TextOwner } from '../../support/text-lookup';

/** Where a key was seen first, and in which languages it was seen. */
export interface Sight {
  place: string;
  languages: Set<string>;
}

/** The owner of the text of a key, as text lookups call it; `undefined` where the portal shows no text of its own. */
export function ownerOf({ texts }: Pick<MessageKey, 'texts'>): TextOwner | undefined {
  return texts?.replace('remote-', '') as TextOwner | undefined;
}

/** Languages of the portal in which a key has no text; empty for keys without a text of their own. */
export function languagesWithout(row: Pick<MessageKey, 'key' | 'texts'>): string[] {
  const owner = ownerOf(row);
  if (owner === undefined) return [];
  return languageCodes.filter((code) => !textsOf(owner, code)[row.key]?.trim());
}

/** Lines of the table: each key, its senders, its trigger, where it was seen, and in which languages. */
export function tableOf(seen: ReadonlyMap<string, Sight>, keys: readonly MessageKey[] = messageKeys): string[] {
  const heads = ['key', 'sender', 'trigger', 'seen', 'languages'];
  const rows = keys.map(({ key, senders, trigger, texts }) => {
    const sight = seen.get(key);
    const languages = sight === undefined ? '' : [...sight.languages].join(' ');
    return [
      key,
      senders.join(', '),
      trigger,
      sight?.place ?? 'not shown',
      texts ? languages : `${languages} (no text)`,
    ];
  });
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
