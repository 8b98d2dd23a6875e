import type { MerchantChange as OperatorChange } from '@atrium/api/registry';

/** An operator's change, or the first version that a start gives to a new merchant. */
export type MerchantChange = OperatorChange | { action: 'seed'; configuration: { code: string } };

/** Details of a change in the history. */
export type MerchantDetail = { switch: string; on: boolean } | { remote: string; enabled: boolean } | { to: number };

/** A change, with what the history records about it. */
export interface MerchantChangeRequest {
  code: string;
  environment: string;
  change: MerchantChange;
  /** The version that the change is based on; 0 for a merchant that does not exist yet. */
  expected: number;
  actor: string;
  reason?: string | undefined;
}

export function detailOf(change: MerchantChange): MerchantDetail | null {
  switch (change.action) {
    case 'switch':
      return { switch: change.switch, on: change.on };
    case 'remote':
      return { remote: change.remote, enabled: change.enabled };
    case 'rollback':
      return { to: change.to };
    case 'apply':
    case 'seed':
      return null;
  }
}
