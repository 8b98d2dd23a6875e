import type { Reward } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { usePriceText } from '../rewards/use-price-text';

/** Reports that the prices changed while the form was open. */
export function PriceChange({ before, after }: { before: Reward; after: Reward }) {
  const text = useText();
  const priceText = usePriceText();
  return (
    <p role="alert" css={style}>
      {text('redeem.changed', { before: priceText(before), after: priceText(after) })}
    </p>
  );
}

const style = css`
  flex-basis: 100%;
  margin: 0;
  padding: var(--space-3);
  border-radius: var(--radius-small);
  background: var(--color-raised);
`;
