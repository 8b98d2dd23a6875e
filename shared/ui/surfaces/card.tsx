import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

/** A raised surface in the merchant's card style. */
export const cardStyle = css`
  border: var(--card-border);
  border-radius: var(--radius-card);
  corner-shape: var(--corner-shape);
  background: var(--card-background);
  box-shadow: var(--card-shadow);
`;

/** A card with its usual padding. */
export function Card(props: ComponentProps<'div'>) {
  return <div css={[cardStyle, padded]} {...props} />;
}

const padded = css`
  padding: var(--space-4);
`;
