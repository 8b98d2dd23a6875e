import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { Mall } from '../../features/mall/mall';

/** The mall, with the type of rewards the address names. */
function Home({ params }: ViewComponentProps) {
  return <Mall type={params.type} />;
}

export default reactView(Home);
