import { useText } from '@atrium/contract/react';
import { SearchForm } from '@atrium/ui';

interface MemberSearchProps {
  /** Current search. */
  name: string;
  onSearch: (name: string) => void;
}

/** Search for members by part of the name. */
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
