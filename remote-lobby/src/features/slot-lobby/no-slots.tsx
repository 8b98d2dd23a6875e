import { useText } from '@atrium/contract/react';
import { Button, EmptyState, searchIcon } from '@atrium/ui';
import type { SlotList } from './slot-list';
import type { SlotQuery } from './slot-query';

interface NoSlotsProps {
  list?: SlotList;
  query: SlotQuery;
  onChange: (changes: Partial<SlotQuery>) => void;
}

/** Empty state: a page beyond the last one, no match for the filters, an empty personal list, or no games yet. */
export function NoSlots({ list, query, onChange }: NoSlotsProps) {
  const text = useText();
  if (query.pageNo > 1)
    return (
      <EmptyState
        title={text('list.beyond')}
        action={
          <Button variant="secondary" onClick={() => onChange({ pageNo: 1 })}>
            {text('list.beyond.first')}
          </Button>
        }
      />
    );
  if (query.category !== '' || query.name !== '')
    return (
      <EmptyState
        icon={searchIcon}
        title={text('list.empty')}
        action={
          <Button variant="secondary" onClick={() => onChange({ category: '', name: '' })}>
            {text('list.clear')}
          </Button>
        }
      >
        {text('list.empty.hint')}
      </EmptyState>
    );
  const kind = { favGameList: 'list.favourites', recentGameList: 'list.recent' }[list?.page ?? ''];
  if (kind) return <EmptyState title={text(`${kind}.empty`)}>{text(`${kind}.hint`)}</EmptyState>;
  return <EmptyState title={text('category.empty')}>{text('category.empty.hint')}</EmptyState>;
}
