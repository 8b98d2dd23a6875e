import { useHost, useText } from '@atrium/contract/react';
import { cardStyle, Money, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';

interface FigureCardProps {
  title: string;
  /** Formatted; `undefined` while loading. */
  value: string | undefined;
  /** Formatted; `undefined` while loading, or where it is not known. */
  before: string | undefined;
  loading: boolean;
  tone: 'plain' | 'gain' | 'loss';
  /** Relative change; `undefined` if there is nothing to compare with. */
  growth: number | undefined;
}

/** A figure with its previous value and the change. */
export function FigureCard({ title, value, before, loading, tone, growth }: FigureCardProps) {
  const { language } = useHost();
  const text = useText();
  const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  return (
    <div css={[cardStyle, style]}>
      <dt>{title}</dt>
      <dd css={valueStyle}>
        <Money text={value} tone={tone} />
      </dd>
      <dd css={beforeStyle}>
        {loading && <Skeleton width="7em" inline />}
        {before !== undefined && <span>{text('figure.before', { before })}</span>}
        {growth !== undefined && <b css={tones[trendOf(growth)]}>{language.number(growth, percent)}</b>}
      </dd>
    </div>
  );
}

function trendOf(growth: number): keyof typeof tones {
  if (growth === 0) return 'still';
  return growth > 0 ? 'up' : 'down';
}

const style = css`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding: var(--space-4);
  & > dt {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;

const valueStyle = css`
  overflow: hidden;
  color: var(--color-heading);
  font-size: var(--type-title);
  text-overflow: ellipsis;
`;

const beforeStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  color: var(--color-muted);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

const tones = {
  up: css`
    color: var(--color-positive);
  `,
  down: css`
    color: var(--color-negative);
  `,
  still: undefined,
};
