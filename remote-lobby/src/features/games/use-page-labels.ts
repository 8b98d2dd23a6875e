import { useText } from '@atrium/contract/react';
import type { PaginationProps } from '@atrium/ui';

/** The words of a list's pages. */
export function usePageLabels(): PaginationProps['labels'] {
  const text = useText();
  return {
    navigation: text('list.pages'),
    previous: text('list.previous'),
    next: text('list.next'),
    page: (number) => text('list.page', { number }),
  };
}
