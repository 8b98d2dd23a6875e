import type { CashierTerms } from '@atrium/api';
import { useHost, useReadable, useText } from '@atrium/contract/react';
import { TextField } from '@atrium/ui';
import { limitsOf, type AmountError, type Direction } from './parse-amount';

interface AmountFieldProps {
  direction: Direction;
  terms: CashierTerms | undefined;
  value: string;
  fault: AmountError | undefined;
  /** Why the server refused it. */
  refusal: string | undefined;
  /** What the wallet holds, in minor units. */
  balance?: number | undefined;
  onChange: (typed: string) => void;
}

/** The amount to move, with the limits of the merchant. */
export function AmountField({ direction, terms, value, fault, refusal, balance, onChange }: AmountFieldProps) {
  const { settings, language } = useHost();
  useReadable(language.current);
  const text = useText();
  const { least, most, left } = limitsOf(direction, settings, terms);
  const money = (minor: number | undefined) =>
    minor === undefined ? '' : language.money({ minor, currency: settings.currency.code });
  const values = { least: money(least), most: money(most), left: money(left), balance: money(balance) };
  const hints = [
    ...(least !== undefined && most !== undefined ? [text('amount.between', values)] : []),
    ...(left !== undefined ? [text('amount.left', values)] : []),
  ];
  return (
    <TextField
      purpose="amount"
      label={text('amount.label')}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
      error={fault ? text(`amount.${fault}`, values) : refusal}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
