/** When in a remote's life something happened: while loading its code, mounting a view, running, or running a command. */
export type Phase = 'load' | 'mount' | 'run' | 'command';

/** Whose doing a report is about. */
export interface Attribution {
  remote: string;
  release: string;
  phase: Phase;
}

/** One line of a batch sent to `/telemetry`. */
export type Report = Attribution & { at: number } & (
    | { kind: 'error'; name: string; message: string; context?: Record<string, string | number | boolean> }
    | { kind: 'timing'; name: string; milliseconds: number }
  );

/** What is posted. The token counts once, so failures cannot be forged in number. */
export interface Batch {
  reportToken: string;
  merchant: string;
  composition: string;
  reports: Report[];
  /** Reports that were not kept because there were too many. */
  dropped: number;
}
