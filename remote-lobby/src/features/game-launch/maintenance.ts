import { TimeSchema } from '@atrium/api';
import type { CallError, EventCatalogue } from '@atrium/contract';
import * as v from 'valibot';

type Maintenance = EventCatalogue['game.maintenance@1'];

/** A time where it can be read. */
const ReadableTimeSchema = v.fallback(v.optional(TimeSchema), undefined);

const RefusalSchema = v.fallback(
  v.object({
    /** 1 requests the recommended games, whatever the key. */
    resType: v.optional(v.unknown()),
    maintainTime: ReadableTimeSchema,
    endTime: ReadableTimeSchema,
  }),
  { resType: undefined, maintainTime: undefined, endTime: undefined },
);

/** The maintenance that a refused launch reports; `undefined` if it failed for another reason. */
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
