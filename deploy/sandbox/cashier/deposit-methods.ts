import type { Merchant } from '../merchants/merchant';
import type { DepositRow, PayeeRow } from './tables';

/** A way to pay in. A new way is an entry of the list and a value of the column. */
export interface DepositMethod {
  /** How long a request stays open. Milliseconds. */
  life: number;
  /** Where to pay to, in lines; `payee` is that of the withdrawal which the deposit covers. */
  payTo(merchant: Merchant, payee: PayeeRow | null): string;
}

/** All ways to pay in. */
export const depositMethods: Readonly<Record<DepositRow['method'], DepositMethod>> = {
  transfer: {
    life: 24 * 3_600_000,
    payTo: ({ code, name }) => `${name}\nSandbox Bank\n${accountNumber(code)}`,
  },
  provider: {
    life: 60 * 60_000,
    payTo: () => '',
  },
  member: {
    life: 30 * 60_000,
    payTo: (_merchant, payee) => (payee ? `${payee.holder}\n${payee.bank}\n${payee.number}` : ''),
  },
};

/** An account number of the merchant that exists in the sandbox only. */
function accountNumber(code: string): string {
  const digits = [...code].map((letter) => String(letter.charCodeAt(0) % 10)).join('');
  return `9000 ${digits.padEnd(8, '0').slice(0, 8)}`;
}
