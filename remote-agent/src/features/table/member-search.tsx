import { useText } from '@atrium/contract/react';
import { SearchForm } from '@atrium/ui';

interface MemberSearchProps {
  /** What the list is narrowed by now. */
  name: string;
  onSearch: (name: string) => void;
}

/** Finds members of the team by a part of the name. */
export function MemberSearch({ name, onSearch }: MemberSearchProps) {
  const text = useText();
  return (
    <SearchForm
      label={text('downlines.search')}
      clearLabel={text('downlines.search.clear')}
      submitLabel={text('downlines.search.run')}
      value={name}
      onSearch={onSearch}
      maxLength={40}
    />
  );
}
