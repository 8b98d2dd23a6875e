/** One reading after so many mounts. */
export interface Reading {
  mounts: number;
  value: number;
}

/**
 * Growth of a value per 100 mounts: the least-squares line through the later half of the readings. In the earlier half
 * the engine compiles and fills its caches.
 */
export function slopePer100(readings: Reading[]): number {
  const later = readings.slice(Math.floor(readings.length / 2));
  const mean = (pick: (reading: Reading) => number) =>
    later.reduce((sum, reading) => sum + pick(reading), 0) / later.length;
  const mounts = mean((reading) => reading.mounts);
  const value = mean((reading) => reading.value);
  const spread = later.reduce((sum, reading) => sum + (reading.mounts - mounts) ** 2, 0);
  if (spread === 0) throw new Error('A slope needs readings at different mounts.');
  return (100 * later.reduce((sum, reading) => sum + (reading.mounts - mounts) * (reading.value - value), 0)) / spread;
}
