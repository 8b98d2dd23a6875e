import { agentTransfer } from '@atrium/api';
import { requireSwitches } from '../agent/require-switches';
import { requireAgent } from '../agent/team';
import type { Backend } from '../backend';
import { customerOperation, type Operation } from '../wire/operation';
import { transferToDownlines } from './transfer-to-downlines';

export const teamTransferOperations = (backend: Backend): Operation[] => [
  customerOperation(agentTransfer, async (request, call) => {
    requireAgent(call);
    await requireSwitches(backend, call, 'DOWNMAN', ...(request.lines.length > 1 ? ['AGENTRANSMULTDOWN3'] : []));
    return transferToDownlines(backend, call, request);
  }),
];
