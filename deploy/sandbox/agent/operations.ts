import { agentAnnouncements, agentBets, agentDownlines, agentLoss, agentOverview, agentPayments } from '@atrium/api';
import type { Backend } from '../backend';
import { guarded, type Operation } from '../wire/operation';
import { announcementsIn } from './announcements';
import { downlinesOf } from './downlines';
import { overviewOf } from './overview';
import { betsOf, lossOf, paymentsOf } from './records';
import { agentOf } from './team';

export const agentOperations = (backend: Backend): Operation[] => [
  guarded(agentAnnouncements, (_request, call) => {
    agentOf(call);
    return { announcements: announcementsIn(call.language) };
  }),
  guarded(agentOverview, (range, call) => overviewOf(backend, agentOf(call), range)),
  guarded(agentDownlines, (query, call) => downlinesOf(backend, agentOf(call), query)),
  guarded(agentBets, (query, call) => betsOf(backend, agentOf(call), query)),
  guarded(agentLoss, (query, call) => lossOf(backend, agentOf(call), query)),
  guarded(agentPayments, (query, call) => paymentsOf(backend, agentOf(call), query)),
];
