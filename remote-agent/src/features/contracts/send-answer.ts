import {
  contractsDailySalary,
  contractsDividend,
  contractsHourlySalary,
  contractsHourSalary,
  contractsParticipation,
  contractsRealTimeSalary,
  contractsWage,
} from '@atrium/api';
import type { Host } from '@atrium/contract';
import { letterOf, type ContractAction, type ContractItem } from './contract-item';

/**
 * Sends an answer by the family of calls that the merchant's back end has: the setting `contractCalls` is `older` for
 * `participation`, `wage` and `hourSalary`. A real-time salary has one call in both.
 */
export function sendAnswer({ api, settings }: Host, item: ContractItem, action: ContractAction): Promise<unknown> {
  const { kind, id, productType, computationPeriod } = item;
  const status = letterOf(kind, action);
  const older = settings.value('contractCalls') === 'older';
  if (kind === 'realtime') return api.call(contractsRealTimeSalary, { contractId: id, status });
  if (kind === 'dividend') {
    return older
      ? api.call(contractsParticipation, { type: productType, status })
      : api.call(contractsDividend, { productType, computationPeriod, status });
  }
  if (kind === 'daily') return api.call(older ? contractsWage : contractsDailySalary, { id, status });
  return older
    ? api.call(contractsHourSalary, { contractId: id, status })
    : api.call(contractsHourlySalary, { contractId: id, status, productType });
}
