/** `2.5 %` of the page loads failed. */
export function shareText(failures: number, loads: number): string {
  return `${((100 * failures) / Math.max(1, loads)).toFixed(1)} %`;
}

/** `load 3, mount 1`: failures by phase. */
export function phasesText(phases: Record<string, number>): string {
  return Object.entries(phases)
    .filter(([, count]) => count > 0)
    .map(([phase, count]) => `${phase} ${count}`)
    .join(', ');
}
