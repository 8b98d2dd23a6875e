/** The phase in which a page load failed: loading the code, mounting a view, running, or running a command. */
export const phases = ['load', 'mount', 'run', 'command'] as const;
export type Phase = (typeof phases)[number];

/**
 * What a page load reports about a release, each counted once: that it was tried, that it failed, and in which phase.
 */
export type ReportedOutcome = 'tried' | 'failed' | Phase;

/** Seconds of the intervals in which page loads are counted, by the time they were served. */
export const countingInterval = 10;
