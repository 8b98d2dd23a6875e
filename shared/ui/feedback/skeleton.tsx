import { css, keyframes } from '@emotion/react';

export interface SkeletonProps {
  /** CSS lengths. Default: as wide as its container and one line high. */
  width?: string;
  height?: string;
  shape?: 'line' | 'card' | 'round';
  /** CSS proportion instead of a height. */
  ratio?: string;
  /** Within a line of text. */
  inline?: boolean;
}

/** A placeholder; silent for screen readers, so that its region announces it once (`aria-busy`). */
export function Skeleton({ width = '100%', height, shape = 'line', ratio, inline = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      css={[style, shapes[shape], inline && { display: 'inline-block', verticalAlign: 'middle' }]}
      style={{ inlineSize: width, blockSize: height ?? (ratio ? 'auto' : '1em'), aspectRatio: ratio }}
    />
  );
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" css={textStyle}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

const pulse = keyframes`50% { opacity: 0.45 }`;

const style = css`
  display: block;
  background: var(--color-raised);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

const shapes = {
  line: css`
    border-radius: var(--radius-small);
  `,
  card: css`
    border-radius: var(--radius-card);
    corner-shape: var(--corner-shape);
  `,
  round: css`
    border-radius: 50%;
  `,
};

const textStyle = css`
  display: grid;
  gap: 0.6em;
`;
