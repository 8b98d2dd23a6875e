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
} from '@atrium/api';
import { requireAgent } from '../agent/team';
import type { Backend } from '../backend';
import type { CustomerCall } from '../wire/call';
import { customerOperation, type Operation } from '../wire/operation';
import { answerContract, askTermination, offerContract, type Answered } from './agreements';
import { contractsOf, historyOf } from './read-contracts';
import { incomeOf, payOf, payRoundsOf } from './read-pay';

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
      const id = await offerContract(backend, call.merchant, { upline, downline: Number(downline), offer });
      return { id: String(id) };
    }),
    customerOperation(contractsTerminate, ({ id }, call) =>
      askTermination(backend, call.merchant, requireAgent(call), Number(id)),
    ),
    customerOperation(contractsIncome, (query, { customer }) => incomeOf(backend, customer.account, query)),
    customerOperation(contractsPay, (query, { customer }) => payOf(backend, customer.account, query)),
    customerOperation(contractsPayRounds, (query, { customer }) => payRoundsOf(backend, customer.account, query)),
  ];
};
