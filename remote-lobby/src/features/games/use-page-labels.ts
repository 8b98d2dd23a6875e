import { useText } from '@atrium/contract/react';
import type { PaginationProps } from '@atrium/ui';

/** Labels of the pagination. */
export function usePageLabels(): PaginationProps['labels'] {
  const text = useText();
  return {
    navigation: text('list.pages'),
    previous: text('list.previous'),
    next: text('list.next'),
    page: (number) => text('list.page', { number }),
  };
}
