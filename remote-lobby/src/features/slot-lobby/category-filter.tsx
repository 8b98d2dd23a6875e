import { gameCategories } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import type { Category, SlotQuery } from './slot-query';

interface CategoryFilterProps {
  query: SlotQuery;
  onChange: (changes: Partial<SlotQuery>) => void;
}

const categories: Category[] = ['', ...gameCategories];

/** Category filter of every list. */
export function CategoryFilter({ query, onChange }: CategoryFilterProps) {
  const text = useText();
  return (
    <div role="group" aria-label={text('slots.categories')} css={style}>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === query.category}
          css={choice}
          onClick={() => onChange({ category })}
        >
          {text(`slots.category.${category || 'all'}`)}
        </button>
      ))}
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  @media (max-width: 639px) {
    flex-wrap: nowrap;
    /* bleeds to the screen edges to hint at more choices */
    margin-inline: calc(-1 * var(--size-gutter));
    padding-inline: var(--size-gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const choice = css`
  flex: none;
  min-block-size: 2.25rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-round);
  color: var(--color-text);
  background: none;
  font-size: var(--type-small);
  cursor: pointer;
  &:hover {
    background: var(--color-raised);
  }
  &[aria-pressed='true'] {
    border-color: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
    font-weight: 700;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
