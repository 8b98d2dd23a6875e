import type { FoundName } from './names-in-repository';
import type { Glossary } from './read-glossary';

/** A sentence that says which word to use, if the name contains a synonym that the glossary forbids there. */
export function glossaryFault({ kind, name, path }: FoundName, { synonyms, allowed }: Glossary): string | undefined {
  const parts = `-${partsOf(name).join('-')}-`;
  for (const [synonym, words] of synonyms) {
    const isUsed = [synonym, pluralOf(synonym)].some((form) => parts.includes(`-${form}-`));
    if (!isUsed || allowed.get(synonym)?.some((beginning) => path.startsWith(beginning))) continue;
    return (
      `The ${kind} ${name} in ${path} contains "${synonym}". docs/glossary.md uses ${words.join(' or ')} for that. ` +
      'If it means something else here, add the path to the last table of the glossary.'
    );
  }
  return undefined;
}

/** `NavItemLink`, `navItemLink` and `nav-item-link` are `nav`, `item` and `link`. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

function pluralOf(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}
