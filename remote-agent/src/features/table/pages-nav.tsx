import { useText } from '@atrium/contract/react';
import { Pagination } from '@atrium/ui';

interface PagesNavProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Pagination with this remote's labels. */
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
