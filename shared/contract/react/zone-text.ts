import { inLanguage, type LanguageCode } from '../languages';

/** The text before the name of a zone, kept apart from the host's texts, which every page waits for. */
const texts: Record<LanguageCode, string> = {
  CN: '时区：',
  TW: '時區：',
  HK: '時區：',
  EN: 'Time zone: ',
  JA: 'タイムゾーン：',
  KO: '시간대: ',
  ID: 'Zona waktu: ',
  ES: 'Zona horaria: ',
  VI: 'Múi giờ: ',
  TA: 'நேர மண்டலம்: ',
  TH: 'เขตเวลา: ',
};

/**
 * The text of a zone, named by its place (`Thailand Time`), so that summer and winter time share the name.
 */
export function zoneText(code: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${inLanguage(texts, code)}${name}`;
}
