import { useText } from '@atrium/contract/react';
import { SearchField } from '@atrium/ui';
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
        submitLabel={text('slots.search.run')}
        value={typed}
        onChange={type}
        maxLength={60}
      />
    </form>
  );
}

const search = css`
  flex: 1 1 16rem;
  max-inline-size: 26rem;
  @media (max-width: 639px) {
    max-inline-size: none;
  }
`;
