import { css } from '@emotion/react';

interface NumberBallsProps {
  /** `3,0,9,9,1` or a list. */
  numbers: readonly string[];
  /** What they are, in words. */
  label: string;
}

/** Drawn or chosen numbers, each on its ball. */
export function NumberBalls({ numbers, label }: NumberBallsProps) {
  return (
    <ol aria-label={label} css={style}>
      {numbers.map((number, place) => (
        // the same number may come twice
        <li key={`${place}-${number}`}>{number}</li>
      ))}
    </ol>
  );
}

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
