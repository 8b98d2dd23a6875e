import type { ReactNode } from 'react';

/** Props of the page and of the overlay. */
export interface AuthLayoutProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Whether the content already links to customer service; if so, the side menu leaves it out. */
  hasServiceLink?: boolean;
  /** Secondary content below the picture; below the form on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
}
