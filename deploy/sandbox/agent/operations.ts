import { agentAnnouncements, agentBets, agentDownlines, agentLoss, agentOverview, agentPayments } from '@atrium/api';
import type { Backend } from '../backend';
import type { CustomerCall } from '../wire/call';
import { customerOperation, type Operation } from '../wire/operation';
import { announcementsIn } from './announcements';
import { downlinesOf } from './downlines';
import { overviewOf } from './overview';
import { betsOf, lossOf, paymentsOf } from './records';
import { requireSwitches } from './require-switches';
import { requireAgent } from './team';

/** The pages of the team, each under its switch. */
export const agentOperations = (backend: Backend): Operation[] => {
  const agentUnder = async (call: CustomerCall, ...required: (string | readonly string[])[]) => {
    const agent = requireAgent(call);
    await requireSwitches(backend, call, ...required);
    return agent;
  };
  return [
    customerOperation(agentAnnouncements, async (_request, call) => {
      await agentUnder(call, 'AGENTANNOUNCE3');
      return { announcements: announcementsIn(call.language) };
    }),
    customerOperation(agentOverview, async (range, call) =>
      overviewOf(backend, await agentUnder(call, 'AGEINFO3'), range),
    ),
    // the overview lists the direct downlines too
    customerOperation(agentDownlines, async (query, call) =>
      downlinesOf(backend, await agentUnder(call, ['DOWNMAN', 'AGEINFO3']), query),
    ),
    customerOperation(agentBets, async (query, call) =>
      betsOf(backend, await agentUnder(call, ['TRANSBETREPMEM3', 'TEAMBETTING3']), query),
    ),
    customerOperation(agentLoss, async (query, call) => lossOf(backend, await agentUnder(call, 'AGETEAMPNL3'), query)),
    customerOperation(agentPayments, async (query, call) =>
      paymentsOf(backend, await agentUnder(call, 'AGEDOWNTRANS3'), query),
    ),
  ];
};
