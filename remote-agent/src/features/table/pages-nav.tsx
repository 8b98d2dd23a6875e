import { useText } from '@atrium/contract/react';
import { Pagination } from '@atrium/ui';

interface PagesNavProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Ways to the other pages of a list, in this remote's words. */
export function PagesNav(props: PagesNavProps) {
  const text = useText();
  return (
    <Pagination
      {...props}
      labels={{
        navigation: text('pages.label'),
        previous: text('pages.previous'),
        next: text('pages.next'),
        page: (number) => text('pages.page', { number }),
      }}
    />
  );
}
