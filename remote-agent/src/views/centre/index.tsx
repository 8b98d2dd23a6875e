import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { AgentCentre } from '../../features/centre/agent-centre';

/** The centre at whichever page the address names. */
function Centre({ params }: ViewComponentProps) {
  return <AgentCentre params={params} />;
}

export default reactView(Centre);
