import { inLanguage, type LanguageCode } from '@atrium/contract';

/** A template with placeholders: `{{code}}`. A text message has no subject. */
export interface MessageTemplate {
  subject?: string;
  body: string;
}

/** A template in every language. */
export type MessageTexts = Record<LanguageCode, MessageTemplate>;

/** The template in the recipient's language; English for an unknown language. */
export function templateFor(texts: MessageTexts, language: string): MessageTemplate {
  return inLanguage(texts, language);
}

/**
 * Fills in the placeholders.
 * @throws Error for a placeholder without a value, so that no incomplete message is sent.
 */
export function fillTemplate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The message has no value for "${name}".`);
    return String(value);
  });
}
