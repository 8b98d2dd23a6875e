import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { messageKeys, type TextOwner } from '@atrium/api/message-keys';
import { list, join, table } from './markdown';

/** `docs/api/message-keys.md`: every message key of the source texts with its sender, trigger and English text. */
export function messageKeysPage(root: string): string {
  const read = (owner: TextOwner) =>
    JSON.parse(readFileSync(path(root, textsFolder(owner), 'EN.json'), 'utf8')) as Record<string, string>;
  const texts = new Map<TextOwner, Record<string, string>>();
  const textOf = (key: string, owner: TextOwner | undefined) => {
    if (owner === undefined) return 'none';
    const known = texts.get(owner) ?? read(owner);
    texts.set(owner, known);
    return known[key] ?? '';
  };
  return join([
    '# Message keys',
    '[All calls and their common rules](README.md)',
    'Every key and code of section 8 of both source texts, from the table in `shared/api/message-keys`.',
    list([
      '**Sender**: the `answer` of a call, the check of a `form`, the `guard` of a place, or a `page` itself.',
      '**Text**: in English, from the one workspace that has it in all languages. Other workspaces borrow it from the host.',
      'The portal shows any other key with the message of the server, and without one with a general sentence and the key in the details. A text that is missing in a language is the English one, then the key.',
    ]),
    table(
      ['Key', 'Source text', 'Sender', 'Trigger', 'Text', 'Texts in'],
      messageKeys.map(({ key, sources, senders, trigger, texts: owner }) => [
        `\`${key}\``,
        sources.map((source) => (source === 'access' ? 'first' : 'second')).join(', '),
        senders.join(', '),
        trigger,
        textOf(key, owner),
        owner === undefined ? '' : `\`${textsFolder(owner)}\``,
      ]),
    ),
  ]);
}

function textsFolder(owner: TextOwner): string {
  return owner === 'host' ? 'host/src/language/locales' : `${owner}/src/locales`;
}
