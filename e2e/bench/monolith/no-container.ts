/** Replaces the host's container module and its federation runtime: a monolith shares no modules. */
export function shareScope(): Record<string, Record<string, { from: string }>> {
  return {};
}

export function startFederation(): void {}
