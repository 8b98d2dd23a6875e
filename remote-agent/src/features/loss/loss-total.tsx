import type { TeamLossPage } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { Amount } from '../table/amount';

const figures = ['winLoss', 'turnover', 'deposits', 'withdrawals'] as const;

/** Totals over all pages. */
export function LossTotal({ page: { currency, total } }: { page: TeamLossPage }) {
  const text = useText();
  return (
    <dl aria-label={text('loss.total')} css={[cardStyle, style]}>
      {figures.map((name) => (
        <div key={name}>
          <dt>{text(`figure.${name}`)}</dt>
          <dd>
            <Amount decimal={total[name]} currency={currency} signed={name === 'winLoss'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: var(--space-3) var(--space-4);
  margin-block-end: var(--space-4);
  padding: var(--space-4);
  & dt {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & dd {
    color: var(--color-heading);
    font-size: var(--type-large);
  }
`;
