import { PlaceParamsSchema, VersionedNameSchema, type PlaceParams, type VersionedName } from '@atrium/contract';
import * as v from 'valibot';

/** An overlay as stored in history. */
export interface Overlay {
  key: string;
  place: VersionedName;
  params: PlaceParams;
  /** History entries since it was opened: closing it goes back that many. */
  entries: number;
}

const OverlaysSchema: v.GenericSchema<unknown, { overlays: Overlay[] }> = v.object({
  overlays: v.array(
    v.object({
      key: v.string(),
      place: VersionedNameSchema,
      params: PlaceParamsSchema,
      entries: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});

/** Overlays of a history entry, lowest first; other content of its state is ignored. */
export function overlaysIn(state: unknown): Overlay[] {
  const result = v.safeParse(OverlaysSchema, state);
  return result.success ? result.output.overlays : [];
}
