/** The languages messages are written in. */
export const messageLanguages = ['CN', 'TW', 'HK', 'EN', 'JA', 'KO', 'ID', 'ES', 'VI', 'TA', 'TH'] as const;

type MessageLanguage = (typeof messageLanguages)[number];

/** What is written, with places for values: `{{code}}`. A text message has no subject. */
export interface Words {
  subject?: string;
  body: string;
}

/** A message in every language. */
export type MessageTexts = Record<MessageLanguage, Words>;

/** The message in the person's language, in English for one nobody has written it in. */
export function wordsIn(texts: MessageTexts, language: string): Words {
  return texts[language as MessageLanguage] ?? texts.EN;
}

/** Puts values into their places. @throws Error for a place without a value: half a message helps nobody. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A message lacks its value "${name}".`);
    return String(value);
  });
}
