import * as v from 'valibot';

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower case letters, digits and dashes'));

/** One step of a merchant's configuration, as data. */
export const MerchantChangeSchema = v.variant('action', [
  v.strictObject({ action: v.literal('switch'), switch: v.pipe(v.string(), v.maxLength(60)), on: v.boolean() }),
  /** A remote that is not enabled costs the merchant's pages no byte. */
  v.strictObject({ action: v.literal('remote'), remote: word, enabled: v.boolean() }),
  /** The whole configuration in place of the present one, or the first. */
  v.strictObject({ action: v.literal('apply'), configuration: v.looseObject({}) }),
  /** Back to what an earlier version said, as a new version. */
  v.strictObject({ action: v.literal('rollback'), to: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

/** What an operator asks for, or the first version a start gives to a merchant that has none. */
export type MerchantChange =
  v.InferOutput<typeof MerchantChangeSchema> | { action: 'seed'; configuration: { code: string } };

/** What the history says of a change besides its action. */
export type MerchantDetail = { switch: string; on: boolean } | { remote: string; enabled: boolean } | { to: number };

/** A change and all that the history says of it. */
export interface MerchantChangeRequest {
  code: string;
  environment: string;
  change: MerchantChange;
  /** The version the caller saw; 0 for a merchant that does not exist yet. */
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
