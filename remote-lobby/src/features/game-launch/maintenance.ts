import type { CallError, EventCatalogue } from '@atrium/contract';
import * as v from 'valibot';

type Maintenance = EventCatalogue['game.maintenance@1'];

/** A moment as back ends write it: milliseconds, or a date in words. */
const MomentSchema = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((moment) => new Date(/^\d+$/.test(String(moment)) ? Number(moment) : moment).getTime()),
      v.finite(),
    ),
  ),
  undefined,
);

const RefusalSchema = v.fallback(
  v.object({
    /** 1 asks for the recommended games, whatever the key. */
    resType: v.optional(v.unknown()),
    maintainTime: MomentSchema,
    endTime: MomentSchema,
  }),
  { resType: undefined, maintainTime: undefined, endTime: undefined },
);

/** What a refused launch says of its vendor's maintenance; `undefined` when it failed for another reason. */
export function maintenanceOf(error: CallError, vendor: string): Maintenance | undefined {
  const { resType, maintainTime, endTime } = v.parse(RefusalSchema, error.details.value);
  if (error.key !== 'vendor_under_maintenance' && Number(resType) !== 1) return undefined;
  return {
    vendor,
    ...(error.message && { message: error.message }),
    ...(maintainTime !== undefined && { from: maintainTime }),
    ...(endTime !== undefined && { until: endTime }),
  };
}
