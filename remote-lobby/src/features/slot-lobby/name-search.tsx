import { useText } from '@atrium/contract/react';
import { SearchForm } from '@atrium/ui';

interface NameSearchProps {
  /** What the list is narrowed by now. */
  name: string;
  onSearch: (name: string) => void;
}

/** Finds games by a part of the name. */
export function NameSearch({ name, onSearch }: NameSearchProps) {
  const text = useText();
  return (
    <SearchForm
      label={text('slots.search')}
      clearLabel={text('slots.search.clear')}
      submitLabel={text('slots.search.run')}
      value={name}
      onSearch={onSearch}
      maxLength={60}
    />
  );
}
