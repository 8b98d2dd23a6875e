import { agentAnnouncements, agentBets, agentDownlines, agentLoss, agentOverview, agentPayments } from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, type Operation } from '../wire/operation';
import { announcementsIn } from './announcements';
import { downlinesOf } from './downlines';
import { overviewOf } from './overview';
import { betsOf, lossOf, paymentsOf } from './records';
import { requireAgent } from './team';

export const agentOperations = (backend: Backend): Operation[] => [
  customerOperation(agentAnnouncements, (_request, call) => {
    requireAgent(call);
    return { announcements: announcementsIn(call.language) };
  }),
  customerOperation(agentOverview, (range, call) => overviewOf(backend, requireAgent(call), range)),
  customerOperation(agentDownlines, (query, call) => downlinesOf(backend, requireAgent(call), query)),
  customerOperation(agentBets, (query, call) => betsOf(backend, requireAgent(call), query)),
  customerOperation(agentLoss, (query, call) => lossOf(backend, requireAgent(call), query)),
  customerOperation(agentPayments, (query, call) => paymentsOf(backend, requireAgent(call), query)),
];
