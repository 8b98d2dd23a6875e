import { languageCodes } from '@atrium/contract';
import * as v from 'valibot';

/** Texts by language; a missing language shows the English one, else the first. */
export type SomeTexts = Partial<Record<(typeof languageCodes)[number], string>>;

/** The text in a language of the portal; empty without any. */
export function textIn(texts: SomeTexts, language: string): string {
  return texts[language as keyof SomeTexts] ?? texts.EN ?? Object.values(texts)[0] ?? '';
}

/** Texts of at most this many characters each. */
export const textsUpTo = (length: number) =>
  v.record(v.picklist(languageCodes), v.pipe(v.string(), v.maxLength(length)));

/** The same with a text that is not blank in at least one language. */
export const titlesUpTo = (length: number) =>
  v.pipe(
    textsUpTo(length),
    v.check((titles) => Object.values(titles).some((title) => title.trim() !== ''), 'a title in one language'),
  );
