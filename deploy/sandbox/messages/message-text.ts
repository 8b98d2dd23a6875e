import { inLanguage, type LanguageCode } from '@atrium/contract';
import { CN } from './cn';
import { EN } from './en';
import { ES } from './es';
import { HK } from './hk';
import { ID } from './id';
import { JA } from './ja';
import { KO } from './ko';
import type { MessageKey } from './message-key';
import { TA } from './ta';
import { TH } from './th';
import { TW } from './tw';
import { VI } from './vi';

const texts: Record<LanguageCode, Record<MessageKey, string>> = { CN, TW, HK, EN, JA, KO, ID, ES, VI, TA, TH };

/** The server's text for a key: in the given language, else in English, else the key itself. */
export function messageText(key: string, language: string, values: Record<string, string | number> = {}): string {
  const known = key as MessageKey;
  const text = inLanguage(texts, language)[known] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
