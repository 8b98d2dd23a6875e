import { speedLimits } from '@atrium/api/figures';

/** One domain of the merchant and what the test has measured. */
export interface DomainLine {
  /** Host name, with a port where it has one. */
  domainName: string;
  origin: string;
  /** Milliseconds; 0 for a domain that cannot be reached; undefined until it is measured. */
  speed: number | undefined;
}

export type SpeedGrade = 'fast' | 'normal' | 'slow';

/** Up to 80 ms is fast, up to 150 ms normal; more, and 0, is slow. */
export function gradeOf(speed: number): SpeedGrade {
  if (speed === 0 || speed > speedLimits.normal) return 'slow';
  return speed <= speedLimits.fast ? 'fast' : 'normal';
}
