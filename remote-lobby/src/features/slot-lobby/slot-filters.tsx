import { gameCategories } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { IconButton, SearchField, searchIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import type { Category, SlotQuery } from './slot-query';

interface SlotFiltersProps {
  query: SlotQuery;
  onChange: (changes: Partial<SlotQuery>) => void;
}

const categories: Category[] = ['', ...gameCategories];

/** Category and name, for every list. */
export function SlotFilters({ query, onChange }: SlotFiltersProps) {
  const text = useText();
  return (
    <div css={style}>
      <div role="group" aria-label={text('slots.categories')} css={choices}>
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
      <NameSearch key={query.name} name={query.name} onSearch={(name) => onChange({ name })} />
    </div>
  );
}

/** Searches on Enter or by the icon; emptying the field brings all games back. */
function NameSearch({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(name);
  const type = (value: string) => {
    setTyped(value);
    if (value === '' && name !== '') onSearch('');
  };
  return (
    <form
      css={search}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== name) onSearch(typed.trim());
      }}
    >
      <SearchField
        label={text('slots.search')}
        clearLabel={text('slots.search.clear')}
        value={typed}
        onChange={type}
        maxLength={60}
      />
      <IconButton type="submit" label={text('slots.search.run')} icon={searchIcon} />
    </form>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
`;

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const choice = css`
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

const search = css`
  display: flex;
  flex: 1 1 16rem;
  gap: var(--space-1);
  align-items: center;
  max-inline-size: 24rem;
  & > [role='search'] {
    flex: 1;
  }
  @media (max-width: 639px) {
    max-inline-size: none;
  }
`;
