import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { Mall } from '../../features/mall/mall';

/** The mall at the type of the address. */
function Home({ params }: ViewComponentProps) {
  return <Mall type={params.type} />;
}

export default reactView(Home);
