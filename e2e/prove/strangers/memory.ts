import { readFileSync, writeFileSync } from 'node:fs';

/** Resident memory of a process, in bytes. Linux only. */
export interface Memory {
  now: number;
  /** The highest since `forgetPeak`. */
  peak: number;
}

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { now: bytesIn(status, 'VmRSS'), peak: bytesIn(status, 'VmHWM') };
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function bytesIn(status: string, name: string): number {
  return Number(new RegExp(String.raw`^${name}:\s+(\d+) kB$`, 'm').exec(status)?.[1] ?? NaN) * 1024;
}
