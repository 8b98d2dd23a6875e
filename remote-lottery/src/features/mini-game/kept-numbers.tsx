import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';

interface KeptNumbersProps {
  numbers: readonly string[];
  /** Places of the numbers that the next roll keeps. */
  kept: ReadonlySet<number>;
  onChange: (kept: ReadonlySet<number>) => void;
}

/** Numbers as balls; a pressed one is kept by the next roll. */
export function KeptNumbers({ numbers, kept, onChange }: KeptNumbersProps) {
  const text = useText();
  const toggle = (place: number) => {
    const next = new Set(kept);
    if (!next.delete(place)) next.add(place);
    onChange(next);
  };
  return (
    <ol aria-label={text('quick.numbers')} css={style}>
      {numbers.map((number, place) => (
        // numbers can repeat; a new number is a new ball, which rolls in
        <li key={`${place}-${number}`}>
          <button
            type="button"
            aria-pressed={kept.has(place)}
            aria-label={text('mini.keep', { number })}
            onClick={() => toggle(place)}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
  );
}

const style = css`
  display: flex;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li > button {
    inline-size: 3rem;
    block-size: 3rem;
    padding: 0;
    border: 2px solid transparent;
    border-radius: 50%;
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
    font: 700 1.125rem/1 var(--font-number);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & > li > button[aria-pressed='true'] {
    border-color: var(--color-accent);
    color: var(--color-on-accent);
    background: var(--color-accent);
  }
  & > li > button:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    & > li {
      animation: mini-game-roll var(--motion-medium) ease-out;
    }
    @keyframes mini-game-roll {
      from {
        opacity: 0;
        transform: translateY(-60%) rotate(-120deg);
      }
    }
  }
`;
