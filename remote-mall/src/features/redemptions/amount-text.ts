import { fitsCurrency, toMoney } from '@atrium/api';
import type { Language } from '@atrium/contract';

/** Digits after the point that an amount of the wire can have. */
const wireDigits = 20;

/** An amount that was paid, with every digit, also with more than its currency has. */
export function amountText(language: Pick<Language, 'money' | 'number'>, decimal: string, currency: string): string {
  if (fitsCurrency(decimal, currency)) return language.money(toMoney(decimal, currency));
  return language.number(Number(decimal), { style: 'currency', currency, maximumFractionDigits: wireDigits });
}
