import { readFileSync } from 'node:fs';
import { hasCode } from '../error-code';

/**
 * Identifies one run of a process by the boot id of the machine and the start time of the process, because process ids
 * are reused. Empty on a system without /proc, where only the process id is compared.
 */
export function identifyProcess(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the start time is the 20th field after it (proc(5), field 22).
    const startedAt = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${startedAt}`;
  } catch {
    return '';
  }
}

export function isSameProcess(pid: number, identity: string): boolean {
  if (!isAlive(pid)) return false;
  const present = identifyProcess(pid);
  return present === '' || identity === '' || present === identity;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return hasCode(error, 'EPERM');
  }
}
