/** Reports to the operator, attributed to this remote and its release by the host. No personal data, no tokens. */
export interface Telemetry {
  error(error: unknown, context?: Record<string, string | number | boolean>): void;
  timing(name: string, milliseconds: number): void;
}
