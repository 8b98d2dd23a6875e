/**
 * Text that is safe to record in a report or a log: no queries of addresses, no database values, no mail addresses, no
 * tokens and codes, no numbers that could be phone numbers.
 */
export function redact(text: string): string {
  return text
    .replaceAll(/\?[^\s'")]*/g, '?…')
    .replaceAll(/\bparams: .*/g, 'params: …')
    .replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…')
    .replaceAll(/(password|passwd|pwd|token|secret|authorization|code)(["']?\s*[:=]\s*)\S+/gi, '$1$2…')
    .replaceAll(/\bBearer\s+\S+/gi, '…')
    .replaceAll(/\beyJ[\w-]+(\.[\w-]+)*/g, '…')
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{24,}(\.[\w-]+)*\b/g, '…')
    .replaceAll(/\+?\d[\d\s()-]{6,}\d/g, '…');
}
