import * as v from 'valibot';

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower case letters, digits and dashes'));

/** One step of a merchant's configuration, as data. */
export const MerchantChangeSchema = v.variant('action', [
  v.strictObject({ action: v.literal('switch'), switch: v.pipe(v.string(), v.maxLength(60)), on: v.boolean() }),
  /** A disabled remote adds no bytes to the merchant's pages. */
  v.strictObject({ action: v.literal('remote'), remote: remoteName, enabled: v.boolean() }),
  /** Sets the complete configuration, also of a new merchant. */
  v.strictObject({ action: v.literal('apply'), configuration: v.looseObject({}) }),
  /** Restores an earlier version as a new version. */
  v.strictObject({ action: v.literal('rollback'), to: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

/** An operator's change, or the first version that a start gives to a new merchant. */
export type MerchantChange =
  v.InferOutput<typeof MerchantChangeSchema> | { action: 'seed'; configuration: { code: string } };

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
