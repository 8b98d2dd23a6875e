import { css } from '@emotion/react';

interface NumberBallsProps {
  /** `3,0,9,9,1` or a list. */
  numbers: readonly string[];
  /** Accessible label. */
  label: string;
  size?: 'small' | 'medium' | 'large';
}

/** Drawn or selected numbers as balls. */
export function NumberBalls({ numbers, label, size = 'medium' }: NumberBallsProps) {
  return (
    <ol aria-label={label} css={[style, sizes[size]]}>
      {numbers.map((number, place) => (
        // numbers can repeat
        <li key={`${place}-${number}`} css={number.length > longest && long}>
          {number}
        </li>
      ))}
    </ol>
  );
}

/** Characters that a ball has room for. */
const longest = 3;

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    place-items: center;
    inline-size: 1.875rem;
    block-size: 1.875rem;
    border-radius: 50%;
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--color-accent) 55%, transparent);
    font: 700 0.875rem/1 var(--font-number);
    font-variant-numeric: tabular-nums;
  }
`;

const small = css`
  gap: 0.125rem;
  & > li {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    font-size: 0.75rem;
  }
`;

const large = css`
  gap: 0.5rem;
  & > li {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    font-size: 1.125rem;
  }
`;

/** Of a back end that does not separate the numbers. */
const long = css`
  && {
    inline-size: auto;
    block-size: auto;
    min-inline-size: 0;
    padding-inline: 0.5rem;
    border-radius: var(--radius-small);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

const sizes = { small, medium: undefined, large };
