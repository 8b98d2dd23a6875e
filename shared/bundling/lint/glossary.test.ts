import { fileURLToPath } from 'node:url';
import { glossaryFault } from './glossary-fault';
import { namesInRepository } from './names-in-repository';
import { readGlossary } from './read-glossary';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const glossary = readGlossary(root);
const names = namesInRepository(root);

test('no folder, export or field of the contract is named with a synonym that the glossary forbids', () => {
  expect(names.length).toBeGreaterThan(3_000);
  expect(names.flatMap((found) => glossaryFault(found, glossary) ?? [])).toEqual([]);
});

test.each([
  [{ kind: 'export', name: 'MenuEntries', path: 'host/src/shell/menu-entries.ts' }, 'nav item'],
  [{ kind: 'export', name: 'startTrial', path: 'deploy/registry/channels/start.ts' }, 'canary or demo'],
  [{ kind: 'export', name: 'remedies', path: 'host/src/navigation/remedies.ts' }, 'guard'],
  [{ kind: 'export', name: 'ChannelNotary', path: 'deploy/registry/channels/channel-notary.ts' }, 'channel signer'],
  [{ kind: 'folder', name: 'outside', path: 'host/src/outside/' }, 'third-party or team'],
  [{ kind: 'folder', name: 'step-back', path: 'deploy/registry/step-back/' }, 'automatic rollback'],
  [{ kind: 'field', name: 'hurdle', path: 'shared/contract/host/api.ts' }, 'challenge or sign-in step'],
] as const)('%j is refused, with the word to use', (found, word) => {
  expect(glossaryFault(found, glossary)).toContain(`docs/glossary.md uses ${word} for that`);
});

test.each([
  { kind: 'export', name: 'StoredEntry', path: 'deploy/sandbox/ledger/read-postings.ts' },
  { kind: 'field', name: 'entry', path: 'shared/contract/release/release-manifest.ts' },
  { kind: 'export', name: 'retrial', path: 'host/src/boot/retrial.ts' },
] as const)('%j is accepted: its word means something else there, or is part of another', (found) => {
  expect(glossaryFault(found, glossary)).toBeUndefined();
});

test('every exception in the glossary is needed', () => {
  const strict = { ...glossary, allowed: new Map<string, string[]>() };
  const needed = (word: string, beginning: string) =>
    names.some((found) => found.path.startsWith(beginning) && glossaryFault(found, strict)?.includes(`"${word}"`));
  const exceptions = [...glossary.allowed].flatMap(([word, paths]) => paths.map((path) => [word, path] as const));

  expect(exceptions.filter(([word, path]) => !needed(word, path))).toEqual([]);
});
