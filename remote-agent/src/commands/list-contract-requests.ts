import type { Host, PlaceParams } from '@atrium/contract';
import { isOpen } from '../features/contracts/contract-item';
import { loadContracts } from '../features/contracts/load-contracts';

/** `agent.contract-requests@1`: one popup while a request waits for an answer. */
export default async function listContractRequests(host: Host): Promise<PlaceParams[]> {
  const items = await loadContracts(host).catch(() => []);
  return items.some(isOpen) ? [{}] : [];
}
