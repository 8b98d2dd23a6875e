import type { PlaceRef } from '@atrium/contract';

/** Opens each place once at a time: events that happen together open one overlay. `open` resolves when it has closed. */
export function openOnce(open: (place: PlaceRef) => Promise<unknown>): (place: PlaceRef) => void {
  const current = new Set<string>();
  return (place) => {
    if (current.has(place.place)) return;
    current.add(place.place);
    void open(place).finally(() => current.delete(place.place));
  };
}
