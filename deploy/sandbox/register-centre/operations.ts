import { agentCreateLink, agentLinkAccounts, agentLinks, agentRegister, agentSwitchLink } from '@atrium/api';
import { requireSwitches } from '../agent/require-switches';
import { requireAgent } from '../agent/team';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { limitRegistrations } from '../registration/limit-registrations';
import { customerOperation, type Operation } from '../wire/operation';
import { createLink, linkAccountsOf, linksOf, switchLink } from './links';
import { registerDownline } from './register-downline';

/** The register centre of agents, each part under its switch. */
export const registerCentreOperations = (backend: Backend): Operation[] => [
  customerOperation(agentRegister, async (request, call) => {
    const agent = requireAgent(call);
    await requireSwitches(backend, call, 'REGCEN', 'AGEREGDOWN3');
    return limitRegistrations(backend, call, () => registerDownline(backend, call, agent, request));
  }),
  customerOperation(agentLinks, async (_request, call) => {
    const agent = requireAgent(call);
    await requireSwitches(backend, call, 'REGCEN');
    return linksOf(backend, agent, { listed: await isSwitchOn(backend, call.merchant, 'AFFMAN3') });
  }),
  customerOperation(agentCreateLink, async ({ share }, call) => {
    const agent = requireAgent(call);
    await requireSwitches(backend, call, 'REGCEN', 'CREATEAFF3');
    return createLink(backend, agent, share);
  }),
  customerOperation(agentSwitchLink, async ({ id, active }, call) => {
    const agent = requireAgent(call);
    await requireSwitches(backend, call, 'REGCEN', 'AFFMAN3');
    return switchLink(backend, agent, Number(id), active);
  }),
  customerOperation(agentLinkAccounts, async ({ id, ...paging }, call) => {
    const agent = requireAgent(call);
    await requireSwitches(backend, call, 'REGCEN', 'AFFMAN3');
    return linkAccountsOf(backend, agent, { id: Number(id), ...paging });
  }),
];
