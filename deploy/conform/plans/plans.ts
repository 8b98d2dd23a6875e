import { agentPlans } from './agent-plans';
import { cashierPlans } from './cashier-plans';
import { gamePlans } from './game-plans';
import { memberPlans } from './member-plans';
import type { Actor, Plan } from './plan';
import { sessionPlans } from './session-plans';
import { visitorCalls } from './visitor-calls';

const plans: Readonly<Record<string, Omit<Plan, 'as'>>> = {
  ...sessionPlans,
  ...memberPlans,
  ...cashierPlans,
  ...gamePlans,
  ...agentPlans,
};

/** How a call is tried; without a plan of its own, with the request of its example. */
export function planOf(call: string): Plan {
  return { as: actorOf(call), ...(Object.hasOwn(plans, call) && plans[call]) };
}

/** The ids of all calls that have a plan of their own. */
export const plannedCalls: readonly string[] = Object.keys(plans);

function actorOf(call: string): Actor {
  if (visitorCalls.includes(call)) return 'visitor';
  return agentCalls.has(call.split('.')[0] ?? '') || ofAgents.has(call) ? 'agent' : 'member';
}

const agentCalls: ReadonlySet<string> = new Set(['agent']);
const ofAgents: ReadonlySet<string> = new Set(['contracts.offer', 'contracts.terminate']);
