import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';

/** The turning ring of a running operation; still with reduced motion. */
export function Ring({ size = '1.25em', ...rest }: ComponentProps<'svg'> & { size?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" css={ringStyle} {...rest} style={{ inlineSize: size, blockSize: size }}>
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

const turn = keyframes`to { transform: rotate(360deg) }`;

const ringStyle = css`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: var(--icon-cap);
  animation: ${turn} 0.9s linear infinite;
`;
