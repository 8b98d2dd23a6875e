import { useText } from '@atrium/contract/react';
import { IconButton, SearchField, searchIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';

interface NameSearchProps {
  /** What the list is narrowed by now. */
  name: string;
  onSearch: (name: string) => void;
}

/** Searches on Enter or by the icon; emptying the field brings all games back. */
export function NameSearch({ name, onSearch }: NameSearchProps) {
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

const search = css`
  display: flex;
  flex: 1 1 16rem;
  gap: var(--space-1);
  align-items: center;
  max-inline-size: 26rem;
  & > [role='search'] {
    flex: 1;
  }
  @media (max-width: 639px) {
    max-inline-size: none;
  }
`;
