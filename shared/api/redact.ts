const longest = 500;

/** Text fit for a report: no addresses' queries, no mail addresses, no tokens, no numbers that could be a phone's. */
export function redact(text: string): string {
  return text
    .replaceAll(/\?[^\s'")]*/g, '?…')
    .replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…')
    .replaceAll(/(password|passwd|pwd|token|secret|authorization)(["']?\s*[:=]\s*)\S+/gi, '$1$2…')
    .replaceAll(/\bBearer\s+\S+/gi, '…')
    .replaceAll(/\beyJ[\w-]+(\.[\w-]+)*/g, '…')
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{24,}(\.[\w-]+)*\b/g, '…')
    .replaceAll(/\+?\d[\d\s()-]{6,}\d/g, '…')
    .slice(0, longest);
}
