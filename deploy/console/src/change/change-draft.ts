import type { Audience, Change } from '@atrium/api/registry';
import type { Channel } from '../registry/answers';
import { needsRelease, type Action } from './change';

/** Input of the form. */
export interface ChangeDraft {
  release: string;
  /** A share of the visitors, or listed merchants. */
  audience: 'percent' | 'merchants';
  percent: string;
  merchants: string[];
  reason: string;
}

export type DraftFaults = Partial<Record<'release' | 'percent' | 'merchants' | 'reason', string>>;

export function newDraft(action: Action, channel: Channel, release?: string): ChangeDraft {
  const merchants = action === 'unpin' ? channel.pins.map(({ merchant }) => merchant) : [];
  return { release: release ?? '', audience: 'percent', percent: '5', merchants, reason: '' };
}

/** Faults of the input, as texts below the fields. */
export function faultsOf(action: Action, draft: ChangeDraft): DraftFaults {
  const share = Number(draft.percent);
  const byMerchants = action === 'pin' || action === 'unpin' || (action === 'canary' && draft.audience === 'merchants');
  const byPercent = action === 'canary' && draft.audience === 'percent';
  return {
    ...(needsRelease(action) && !draft.release && { release: 'Choose a release.' }),
    ...(byPercent && !(share >= 0.01 && share <= 99) && { percent: 'Enter a number from 0.01 to 99.' }),
    ...(byMerchants && draft.merchants.length === 0 && { merchants: 'Choose at least one merchant.' }),
    ...(!draft.reason.trim() && { reason: 'Enter a reason for the history.' }),
    ...(draft.reason.length > 500 && { reason: 'At most 500 characters.' }),
  };
}

export function changeOf(action: Action, draft: ChangeDraft): Change {
  const { release, merchants } = draft;
  const audience: Audience =
    draft.audience === 'percent' ? { percent: Number(draft.percent) || 0 } : { merchants: [...merchants] };
  switch (action) {
    case 'promote':
      return { action, release };
    case 'canary':
      return { action, release, audience };
    case 'pin':
      return { action, release, merchants: [...merchants] };
    case 'restore':
      return { action, release };
    case 'unpin':
      return { action, merchants: [...merchants] };
    case 'stop-canary':
    case 'rollback':
    case 'lock':
    case 'unlock':
      return { action };
  }
}
