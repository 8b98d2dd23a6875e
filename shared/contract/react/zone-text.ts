/** What stands before the name of a zone. Here and not among the host's texts, which every page waits for. */
const words: Record<string, string> = {
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
 * A zone in words. It is called by its place (`Thailand Time`): the same name holds for times of summer and of winter.
 */
export function zoneText(code: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${words[code] ?? words['EN']}${name}`;
}
