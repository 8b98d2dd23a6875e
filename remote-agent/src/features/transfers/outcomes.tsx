import type { TransferOutcomes } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';

const known: readonly string[] = ['ready', 'unknown', 'repeated', 'amount'];

/** Why a transfer to several was not carried out, line by line. */
export function Outcomes({ outcomes: { lines } }: { outcomes: TransferOutcomes }) {
  const text = useText();
  return (
    <div role="alert">
      <p>{text('transfer.failed')}</p>
      <ul css={style}>
        {lines.map(({ account, outcome }, index) => (
          <li key={index}>
            <b>{account}</b>: {text(`transfer.outcome.${known.includes(outcome) ? outcome : 'refused'}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const style = css`
  max-block-size: 12rem;
  overflow-y: auto;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
