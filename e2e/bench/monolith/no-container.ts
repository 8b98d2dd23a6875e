/** Stands in for the host's knowledge of containers: one application shares nothing with another. */
export function shareScope(): Record<string, Record<string, { from: string }>> {
  return {};
}
