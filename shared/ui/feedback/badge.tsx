import { badgeLimit } from '@atrium/api/figures';
import { css } from '@emotion/react';

/** The text of a count on a badge: none at 0, dots above 99. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > badgeLimit ? '•••' : String(Math.floor(count));
}

export interface BadgeProps {
  count: number;
  /** The count in words for screen readers, such as "3 unread". */
  label?: string;
}

/** A count of waiting items; draws nothing at 0. */
export function Badge({ count, label }: BadgeProps) {
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span role={label ? 'img' : undefined} aria-label={label} css={style}>
      {text}
    </span>
  );
}

/** A word on a picture or a row, such as "hot" or "new". */
export function Tag({ children, tone = 'second' }: { children: string; tone?: 'second' | 'accent' | 'quiet' }) {
  return <span css={[tagStyle, tones[tone]]}>{children}</span>;
}

const style = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.375rem;
  block-size: 1.375rem;
  padding-inline: 0.375rem;
  border-radius: 999px;
  color: var(--color-on-danger);
  background: var(--color-danger);
  font: 700 0.6875rem/1 var(--font-number);
  font-variant-numeric: tabular-nums;
`;

const tagStyle = css`
  display: inline-block;
  padding: 0.2em 0.6em;
  border-radius: var(--radius-small);
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.35;
  letter-spacing: 0.02em;
`;

const tones = {
  second: css`
    color: var(--color-on-second);
    background: var(--color-second);
  `,
  accent: css`
    color: var(--color-on-accent);
    background: var(--color-accent);
  `,
  quiet: css`
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
  `,
};
