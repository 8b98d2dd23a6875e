import {
  contractsDailySalary,
  contractsDividend,
  contractsHistory,
  contractsHourlySalary,
  contractsHourSalary,
  contractsIncome,
  contractsList,
  contractsOffer,
  contractsParticipation,
  contractsPay,
  contractsPayRounds,
  contractsRealTimeSalary,
  contractsTerminate,
  contractsWage,
  type ContractKind,
} from '@atrium/api';
import { requireSwitches } from '../agent/require-switches';
import { requireAgent } from '../agent/team';
import type { Backend } from '../backend';
import type { CustomerCall } from '../wire/call';
import { customerOperation, type Operation } from '../wire/operation';
import { answerContract, askTermination, offerContract, type Answered } from './agreements';
import { switchesOfKind } from './kinds';
import { contractsOf, historyOf } from './read-contracts';
import { findPay, incomeOf, payOf, payRoundsOf } from './read-pay';

export const contractOperations = (backend: Backend): Operation[] => {
  const answer = ({ merchant, customer }: CustomerCall, about: Answered, letter: 'A' | 'R' | 'C') =>
    answerContract(backend, merchant, customer.account, { about, letter });
  return [
    customerOperation(contractsDividend, ({ status, ...about }, call) =>
      answer(call, { kind: 'dividend', ...about }, status),
    ),
    customerOperation(contractsDailySalary, ({ id, status }, call) => answer(call, { kind: 'daily', id }, status)),
    customerOperation(contractsHourlySalary, ({ contractId, status }, call) =>
      answer(call, { kind: 'hourly', id: contractId }, status),
    ),
    customerOperation(contractsRealTimeSalary, ({ contractId, status }, call) =>
      answer(call, { kind: 'realtime', id: contractId }, status),
    ),
    customerOperation(contractsParticipation, ({ type, status }, call) =>
      answer(call, { kind: 'dividend', productType: type }, status),
    ),
    customerOperation(contractsWage, ({ id, status }, call) => answer(call, { kind: 'daily', id }, status)),
    customerOperation(contractsHourSalary, ({ contractId, status }, call) =>
      answer(call, { kind: 'hourly', id: contractId }, status),
    ),
    customerOperation(contractsList, (query, { customer }) => contractsOf(backend, customer.account, query)),
    customerOperation(contractsHistory, ({ id }, { customer }) => historyOf(backend, customer.account, id)),
    customerOperation(contractsOffer, async ({ downline, ...offer }, call) => {
      const upline = requireAgent(call);
      await requireSwitches(backend, call, 'DOWNMAN');
      const id = await offerContract(backend, call.merchant, { upline, downline: Number(downline), offer });
      return { id: String(id) };
    }),
    customerOperation(contractsTerminate, async ({ id }, call) => {
      const upline = requireAgent(call);
      await requireSwitches(backend, call, 'DOWNMAN');
      return askTermination(backend, call.merchant, upline, Number(id));
    }),
    customerOperation(contractsIncome, async (query, call) => {
      await requireSwitches(backend, call, 'AGEREV3');
      return incomeOf(backend, call.customer.account, query);
    }),
    customerOperation(contractsPay, async (query, call) => {
      await requirePayPage(backend, call, query.kind);
      return payOf(backend, call.customer.account, query);
    }),
    customerOperation(contractsPayRounds, async (query, call) => {
      const { account } = call.customer;
      const pay = await findPay(backend, account, query.id);
      await requirePayPage(backend, call, pay.contract.kind);
      return payRoundsOf(backend, account, { pay, paging: query });
    }),
  ];
};

/** My income shows the pay of all kinds, and each kind has a page under its switches. */
async function requirePayPage(backend: Backend, call: CustomerCall, kind: ContractKind): Promise<void> {
  const own = switchesOfKind[kind];
  await requireSwitches(backend, call, ...(own.length > 0 ? [['AGEREV3', ...own]] : []));
}
