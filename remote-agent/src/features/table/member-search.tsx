import { useText } from '@atrium/contract/react';
import { IconButton, SearchField, searchIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';

interface MemberSearchProps {
  /** What the list is narrowed by now. */
  name: string;
  onSearch: (name: string) => void;
}

/** Searches on Enter or by the icon; emptying the field brings everybody back. */
export function MemberSearch({ name, onSearch }: MemberSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState(name);
  const type = (value: string) => {
    setTyped(value);
    if (value === '' && name !== '') onSearch('');
  };
  return (
    <form
      css={style}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== name) onSearch(typed.trim());
      }}
    >
      <SearchField
        label={text('downlines.search')}
        clearLabel={text('downlines.search.clear')}
        value={typed}
        onChange={type}
        maxLength={40}
      />
      <IconButton type="submit" label={text('downlines.search.run')} icon={searchIcon} />
    </form>
  );
}

const style = css`
  display: flex;
  flex: 1 1 14rem;
  gap: var(--space-1);
  align-items: center;
  max-inline-size: 24rem;
  & > [role='search'] {
    flex: 1;
  }
`;
