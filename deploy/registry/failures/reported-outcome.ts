/** When in a release's life a page load failed: loading its code, mounting a view, running, or running a command. */
export const phases = ['load', 'mount', 'run', 'command'] as const;
export type Phase = (typeof phases)[number];

/** What a page load tells of a release, each of which counts once: that it was tried, that it failed, and in which phase. */
export type ReportedOutcome = 'tried' | 'failed' | Phase;

/** Page loads are counted by the time they were served, in steps of so many seconds. */
export const countingInterval = 10;
