import { useHost, useReadable, useText } from '@atrium/contract/react';
import { Button, TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { limitsOf, parseAmount, type ParsedAmount } from './parse-amount';

/** Validates an amount against the merchant's limits; moves no money. */
export function AmountCheck({ direction }: { direction: 'deposit' | 'withdraw' }) {
  const { settings, language } = useHost();
  useReadable(language.current);
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [parsed, setParsed] = useState<ParsedAmount>();
  const { currency } = settings;
  const limits = limitsOf(direction, (name) => settings.value(name));
  const money = (minor: number | undefined) =>
    minor === undefined ? '' : language.money({ minor, currency: currency.code });
  const values = { least: money(limits.least), most: money(limits.most) };
  const bounded = limits.least !== undefined && limits.most !== undefined;
  return (
    <form
      noValidate
      css={style}
      onSubmit={(event) => {
        event.preventDefault();
        const answer = parseAmount(typed, currency, limits);
        setParsed(answer);
        if ('fault' in answer) field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        purpose="amount"
        label={text('amount.label')}
        hint={bounded ? text('amount.between', values) : undefined}
        error={parsed && 'fault' in parsed ? text(`amount.${parsed.fault}`, values) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setParsed(undefined);
        }}
      />
      <Button type="submit" variant="secondary">
        {text('amount.check')}
      </Button>
      <p role="status">
        {parsed && 'amount' in parsed && text('amount.fits', { amount: language.money(parsed.amount) })}
      </p>
    </form>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  inline-size: min(100%, 22rem);
  margin: 0 auto var(--space-5);
  & > [role='status'] {
    min-block-size: 1.5em;
    text-align: center;
  }
`;
