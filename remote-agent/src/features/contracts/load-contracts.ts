import { ConsolidatedContractsSchema, memberFunds } from '@atrium/api';
import type { Host } from '@atrium/contract';
import * as v from 'valibot';
import { itemsOf, type ContractItem } from './contract-item';

/** The contract requests of the consolidated data. */
export async function loadContracts({ api }: Pick<Host, 'api'>, signal?: AbortSignal): Promise<ContractItem[]> {
  const funds = await api.call(memberFunds, {}, signal ? { signal } : {});
  return itemsOf(v.parse(ConsolidatedContractsSchema, funds));
}
