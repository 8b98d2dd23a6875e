import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Glossary {
  /** Words to use, by the synonym that names must not contain. A synonym has lower-case words joined by dashes. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of paths where a synonym has a meaning of its own, by synonym. */
  allowed: ReadonlyMap<string, readonly string[]>;
}

const code = /`([^`]+)`/g;

/** Reads the forbidden synonyms, and where they are allowed, from the tables of `docs/glossary.md`. */
export function readGlossary(root: string): Glossary {
  const synonyms = new Map<string, string[]>();
  const allowed = new Map<string, string[]>();
  const [terms = '', exceptions = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(
    '## Where such a word is right',
  );
  for (const [word, , not] of rowsOf(terms))
    for (const synonym of codesIn(not)) synonyms.set(synonym, [...(synonyms.get(synonym) ?? []), word]);
  for (const [word, , paths] of rowsOf(exceptions)) allowed.set(word, codesIn(paths));
  return { synonyms, allowed };
}

type Row = [first: string, second: string, third: string];

function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (Word |---)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .map(([, first = '', second = '', third = '']) => [first, second, third]);
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(code)].map(([, text = '']) => text);
}
