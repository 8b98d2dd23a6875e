import type { TransactionPage } from '@atrium/api';
import { useText, ZoneNote } from '@atrium/contract/react';
import { cardStyle, Skeleton, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import { RecordRow } from './record-row';

const columns = ['time', 'type', 'amount', 'balance'] as const;

/**
 * One page of the record. On narrow screens a row takes two lines; explicit roles keep it a table for screen readers.
 */
export function RecordTable({ page: { currency, transactions } }: { page: TransactionPage }) {
  const text = useText();
  const zone = useId();
  return (
    <>
      <ZoneNote id={zone} />
      <div css={[cardStyle, frame]}>
        <table role="table" aria-describedby={zone} css={style}>
          <caption css={visuallyHidden}>{text('page.transactionHistory')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {text(`record.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {transactions.map((transaction) => (
              <RecordRow key={transaction.id} transaction={transaction} currency={currency} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Skeleton of the record. */
export function RecordTableSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('record.loading')} css={[cardStyle, waiting]}>
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} height="2.5rem" />
      ))}
    </div>
  );
}

const frame = css`
  overflow: hidden;
`;

const style = css`
  inline-size: 100%;
  border-collapse: collapse;
  & th {
    padding: var(--space-3) var(--space-4);
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
  }
  & th:nth-of-type(n + 3) {
    text-align: end;
  }
  @container centre (max-width: 34rem) {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &,
    & tbody {
      display: block;
    }
  }
`;

const waiting = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
