import { css } from '@emotion/react';
import { Skeleton } from '../feedback/skeleton';

export interface MoneyProps {
  /** Formatted by the host's language service; undefined while unknown. */
  text: string | undefined;
  /** Colours a gain or a loss; the text has the sign. */
  tone?: 'plain' | 'gain' | 'loss';
}

/** An amount in tabular figures, so that it does not move when it changes. */
export function Money({ text, tone = 'plain' }: MoneyProps) {
  return <span css={[style, tones[tone]]}>{text ?? <Skeleton width="5em" inline />}</span>;
}

const style = css`
  font-family: var(--font-number);
  font-weight: 700;
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

const tones = {
  plain: undefined,
  gain: css`
    color: var(--color-positive);
  `,
  loss: css`
    color: var(--color-negative);
  `,
};
