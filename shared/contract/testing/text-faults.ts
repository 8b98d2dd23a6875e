import { languageCodes } from '../languages';
import type { LoadTexts, Texts } from '../remote/define-remote';
import { unusedTexts } from './unused-texts';

/**
 * The faults of a remote's texts, a sentence each: a missing language; a text that is missing, empty, still in English
 * or without the values of the English one; a `key.named` or `key.of` without the text of the button's `key`; and a
 * text that no source uses.
 * @param load `remote.texts`
 * @param borrowed keys with texts that other languages share with English
 * @param sources the sources that must name each key, `sourcesOfWorkspace()`; not checked when left out
 */
export async function textFaults(
  load: LoadTexts,
  { borrowed = [], sources }: { borrowed?: readonly string[]; sources?: readonly string[] } = {},
): Promise<string[]> {
  const known = languageCodes.map(async (code) => {
    const texts = await load(code).catch(() => undefined);
    return texts ? ([[code, texts.default]] as const) : [];
  });
  const all = new Map((await Promise.all(known)).flat());
  const english = all.get('EN') ?? {};
  return [
    ...(sources ? unusedTexts(Object.keys(english), sources).map((key) => `${key} is said nowhere.`) : []),
    ...languageCodes.filter((code) => !all.has(code)).map((code) => `There are no texts in ${code}.`),
    ...[...all].flatMap(([code, own]) => [
      ...faultsOf(own, english).map((fault) => `${code}: ${fault}`),
      ...(code === 'EN' ? [] : untranslated(own, english, borrowed).map((key) => `${code}: ${key} is in English.`)),
    ]),
  ];
}

function faultsOf(own: Texts, english: Texts): string[] {
  return [
    ...Object.keys(english).flatMap((key) => (own[key]?.trim() ? [] : [`${key} is missing.`])),
    ...Object.entries(own).flatMap(([key, text]) => {
      if (english[key] === undefined) return [`${key} is not in English.`];
      const faults = [];
      if (valuesIn(text) !== valuesIn(english[key])) faults.push(`${key} names other values than in English.`);
      const onIt = /\.(named|of)$/.test(key) ? own[key.replace(/\.\w+$/, '')] : undefined;
      if (onIt !== undefined && !text.includes(onIt)) faults.push(`${key} lacks the text "${onIt}" of the button.`);
      return faults;
    }),
  ];
}

function untranslated(own: Texts, english: Texts, borrowed: readonly string[]): string[] {
  return Object.keys(english).filter(
    (key) => own[key] === english[key] && !borrowed.includes(key) && hasLetters(english[key] ?? ''),
  );
}

/** Besides its values; `{{number}} / {{of}}` is the same everywhere. */
function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
}

function valuesIn(text: string): string {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort().join();
}
