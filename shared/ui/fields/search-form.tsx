import { css } from '@emotion/react';
import { useState } from 'react';
import { SearchField, type SearchFieldProps } from './search-field';

export interface SearchFormProps extends Pick<SearchFieldProps, 'label' | 'clearLabel' | 'maxLength'> {
  /** Label of the search button. */
  submitLabel: string;
  /** The current search. */
  value: string;
  onSearch: (value: string) => void;
}

/** Searches on Enter or by the search button; emptying the field restores everything. */
export function SearchForm({ value, onSearch, ...field }: SearchFormProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Back or a link changed the search
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    if (text === '' && value !== '') onSearch('');
  };
  return (
    <form
      css={style}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== value) onSearch(typed.trim());
      }}
    >
      <SearchField {...field} value={typed} onChange={type} />
    </form>
  );
}

const style = css`
  flex: 1 1 16rem;
  max-inline-size: 26rem;
  @media (max-width: 639px) {
    max-inline-size: none;
  }
`;
