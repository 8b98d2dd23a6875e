import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { AgentCentre } from '../../features/centre/agent-centre';

/** The centre at the page of the address. */
function Centre({ params }: ViewComponentProps) {
  return <AgentCentre params={params} />;
}

export default reactView(Centre);
