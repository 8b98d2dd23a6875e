import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@atrium/contract';
import { packageFolder } from '../../engine';

/**
 * Reads the texts of a page from `locales/`, one JSON file per language. The returned function selects the first known
 * language of a list of codes, separated by spaces, and its texts; English if none is known.
 * @param folder folder of the page below `sandbox/`
 */
export async function readPageTexts<Texts>(
  folder: string,
): Promise<(codes: string) => { language: LanguageCode; texts: Texts }> {
  const read = languageCodes.map(async (code) => {
    const file = join(packageFolder(), 'sandbox', folder, 'locales', `${code}.json`);
    return [code, JSON.parse(await readFile(file, 'utf8')) as Texts] as const;
  });
  const byLanguage = Object.fromEntries(await Promise.all(read)) as Record<LanguageCode, Texts>;
  return (codes) => {
    const language = codes.split(' ').find(isLanguage) ?? 'EN';
    return { language, texts: byLanguage[language] };
  };
}

function isLanguage(code: string): code is LanguageCode {
  return (languageCodes as readonly string[]).includes(code);
}
