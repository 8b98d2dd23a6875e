import { agentOpenEnvelope, agentRedRain } from '@atrium/api';
import { requireSwitches } from '../agent/require-switches';
import { requireAgent } from '../agent/team';
import type { Backend } from '../backend';
import { customerOperation, type Operation } from '../wire/operation';
import { openEnvelope, redRainFor } from './red-rain';

export const redRainOperations = (backend: Backend): Operation[] => [
  customerOperation(agentRedRain, async (_request, call) => {
    const agent = requireAgent(call);
    await requireSwitches(backend, call);
    return redRainFor(backend, agent);
  }),
  customerOperation(agentOpenEnvelope, async ({ id }, call) => {
    requireAgent(call);
    await requireSwitches(backend, call);
    return openEnvelope(backend, call, id);
  }),
];
