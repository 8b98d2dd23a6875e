import type { Facts } from './facts';
import type { Plan } from './plan';

const unknownContract: Omit<Plan, 'as'> = { madeUp: true, refusals: ['contract_unknown'] };

/** The agent centre and contracts. */
export const agentPlans: Readonly<Record<string, Omit<Plan, 'as'>>> = {
  'agent.linkAccounts': { request: async (facts) => linkFields(facts, { pageNo: 1, pageSize: 20 }) },
  'agent.switchLink': { request: async (facts) => linkFields(facts, { active: false }) },
  'agent.openEnvelope': { madeUp: true, request: () => ({ id: '0' }), refusals: ['reward_ended', 'reward_not_ready'] },
  'agent.register': {
    madeUp: true,
    request: (_, { accounts }) => ({ username: accounts.member.username, password: 'Conform88' }),
    refusals: ['username_taken'],
  },
  'agent.transfer': {
    request: (_, { accounts }) => ({
      lines: [{ account: 'nobodyatall', amount: '1.00' }],
      password: accounts.agent?.paymentPassword ?? accounts.agent?.password ?? '',
    }),
    refusals: ['payment_password_missing', 'downline_unknown'],
  },
  'contracts.dailySalary': unknownContract,
  'contracts.dividend': { refusals: ['contract_unknown'] },
  'contracts.hourSalary': unknownContract,
  'contracts.hourlySalary': unknownContract,
  'contracts.participation': { refusals: ['contract_unknown'] },
  'contracts.realTimeSalary': unknownContract,
  'contracts.wage': unknownContract,
  'contracts.history': { refusals: ['contract_unknown'] },
  'contracts.offer': { madeUp: true, refusals: ['downline_unknown'] },
  'contracts.terminate': unknownContract,
  'contracts.payRounds': unknownContract,
};

async function linkFields(facts: Facts, more: object): Promise<object | undefined> {
  const link = await facts.first('agent.links', 'links', 'agent');
  return link && { id: String(link['id']), ...more };
}
