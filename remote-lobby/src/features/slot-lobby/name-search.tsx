import { useText } from '@atrium/contract/react';
import { SearchForm } from '@atrium/ui';

interface NameSearchProps {
  /** Current search. */
  name: string;
  onSearch: (name: string) => void;
}

/** Search by part of a name. */
export function NameSearch({ name, onSearch }: NameSearchProps) {
  const text = useText();
  return (
    <SearchForm
      label={text('slots.search')}
      clearLabel={text('slots.search.clear')}
      submitLabel={text('search.title')}
      value={name}
      onSearch={onSearch}
      maxLength={60}
    />
  );
}
