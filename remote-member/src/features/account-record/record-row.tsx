import { toMoney, transactionKinds, type Transaction } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Money } from '@atrium/ui';
import { css } from '@emotion/react';

const knownKinds: readonly string[] = transactionKinds;

/** A transaction: time, kind, amount and resulting balance. */
export function RecordRow({ transaction, currency }: { transaction: Transaction; currency: string }) {
  const { language } = useHost();
  const text = useText();
  const { time, type, reference } = transaction;
  const amount = toMoney(transaction.amount, currency);
  const incoming = amount.minor >= 0;
  return (
    <tr role="row" css={style}>
      <td role="cell" css={{ gridArea: 'time' }}>
        <time dateTime={new Date(time).toISOString()}>{language.date(time, 'short')}</time>
      </td>
      <td role="cell" css={{ gridArea: 'type' }}>
        {text(`record.kind.${knownKinds.includes(type) ? type : 'other'}`)}
        {reference && <small title={reference}>{reference}</small>}
      </td>
      <td role="cell" css={{ gridArea: 'amount' }}>
        <Money text={`${incoming ? '+' : ''}${language.money(amount)}`} tone={incoming ? 'gain' : 'loss'} />
      </td>
      <td role="cell" css={{ gridArea: 'balance' }}>
        <Money text={language.money(toMoney(transaction.balance, currency))} />
      </td>
    </tr>
  );
}

const style = css`
  border-block-start: 1px solid var(--color-border);
  & > td {
    padding: var(--space-3) var(--space-4);
    vertical-align: top;
  }
  & > td:nth-of-type(n + 3) {
    text-align: end;
  }
  & small {
    display: block;
    max-inline-size: 14rem;
    overflow: hidden;
    color: var(--color-muted);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & time {
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @container centre (max-width: 34rem) {
    display: grid;
    grid-template: 'type amount' auto 'time balance' auto / minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-3) var(--space-4);
    & > td {
      padding: 0;
    }
    & time,
    & > td:last-of-type {
      color: var(--color-muted);
      font-size: var(--type-small);
    }
  }
`;
