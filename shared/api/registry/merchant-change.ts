import * as v from 'valibot';

const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'lower case letters, digits and dashes'));

/** One step of a merchant's configuration by an operator, as data. */
export const MerchantChangeSchema = v.variant('action', [
  v.strictObject({ action: v.literal('switch'), switch: v.pipe(v.string(), v.maxLength(60)), on: v.boolean() }),
  /** A disabled remote adds no bytes to the merchant's pages. */
  v.strictObject({ action: v.literal('remote'), remote: remoteName, enabled: v.boolean() }),
  /** Sets the complete configuration, also of a new merchant. */
  v.strictObject({ action: v.literal('apply'), configuration: v.looseObject({}) }),
  /** Restores an earlier version as a new version. */
  v.strictObject({ action: v.literal('rollback'), to: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

export type MerchantChange = v.InferOutput<typeof MerchantChangeSchema>;
