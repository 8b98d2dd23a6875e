import { mostTransferLines, toMoney, type TransferLine } from '@atrium/api';

/** What is wrong with typed lines: the 1-based line, or too many of them. */
export type LinesFault = { line: number } | 'tooMany' | 'none';

/** Reads one member and amount a line, separated by a space, a comma or a tab; empty lines do not count. */
export function readLines(typed: string, currency: string): { lines: TransferLine[] } | { fault: LinesFault } {
  const lines: TransferLine[] = [];
  for (const [index, row] of typed.split('\n').entries()) {
    if (row.trim() === '') continue;
    const [, account = '', amount = ''] = /^\s*(\S+?)[\s,;]+(\d{1,13}(?:\.\d{1,4})?)\s*$/.exec(row) ?? [];
    if (account === '' || !isAmount(amount, currency)) return { fault: { line: index + 1 } };
    lines.push({ account, amount });
  }
  if (lines.length === 0) return { fault: 'none' };
  return lines.length > mostTransferLines ? { fault: 'tooMany' } : { lines };
}

/** Whether a typed amount is a positive decimal; the server decides about its digits. */
export function isAmount(typed: string, currency: string): boolean {
  return /^\d{1,13}(\.\d{1,4})?$/.test(typed) && toMoney(typed, currency).minor > 0;
}
