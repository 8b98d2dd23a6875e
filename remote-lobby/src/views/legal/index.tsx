import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { LegalPages } from '../../features/legal/legal-pages';

/** The legal pages; `page` is `terms`, `privacy` or `licence`. */
function Legal({ params: { page = '' } }: ViewComponentProps) {
  return <LegalPages page={page} />;
}

export default reactView(Legal);
