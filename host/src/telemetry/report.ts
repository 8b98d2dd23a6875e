/** When in a remote's life something happened: while loading its code, mounting a view, running, or running a command. */
export type Phase = 'load' | 'mount' | 'run' | 'command';

/** The remote, release and phase of a report. */
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

/** The posted body. The token counts once, so the number of failures cannot be forged. */
export interface Batch {
  reportToken: string;
  merchant: string;
  composition: string;
  reports: Report[];
  /** Reports that were dropped because there were too many. */
  dropped: number;
}
