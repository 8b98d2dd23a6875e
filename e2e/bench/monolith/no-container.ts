/** Replaces the host's container module: a monolith shares no modules. */
export function shareScope(): Record<string, Record<string, { from: string }>> {
  return {};
}
