import { fitsCurrency, mostTransferLines, type TransferLine } from '@atrium/api';

/** Digits before the point of the largest amount: counted in thousandths, it is still exact. */
const mostDigits = 12;

/** What is wrong with typed lines: the 1-based line, or too many of them. */
export type LinesFault = { line: number } | 'tooMany' | 'none';

/** Reads one member and amount a line, separated by a space, a comma or a tab; empty lines do not count. */
export function readLines(typed: string, currency: string): { lines: TransferLine[] } | { fault: LinesFault } {
  const lines: TransferLine[] = [];
  for (const [index, row] of typed.split('\n').entries()) {
    if (row.trim() === '') continue;
    const [, account = '', amount = ''] = /^\s*(\S+?)[\s,;]+(\d+(?:\.\d+)?)\s*$/.exec(row) ?? [];
    if (account === '' || amountFault(amount, currency)) return { fault: { line: index + 1 } };
    lines.push({ account, amount });
  }
  if (lines.length === 0) return { fault: 'none' };
  return lines.length > mostTransferLines ? { fault: 'tooMany' } : { lines };
}

/** The text key of what is wrong with a typed amount: it is no positive decimal, finer than the currency, or too large. */
export function amountFault(typed: string, currency: string): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(typed) ?? [];
  if (whole === undefined || !/[1-9]/.test(typed)) return 'transfer.amount.wrong';
  const isExact = fraction.length <= 4 && fitsCurrency(typed, currency);
  return isExact && whole.length <= mostDigits ? undefined : 'transfer.outcome.amount';
}
