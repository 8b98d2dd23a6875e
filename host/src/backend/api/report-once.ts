import type { CallError } from '@atrium/contract';
import * as v from 'valibot';

/**
 * Reports an answer of the wrong shape once per page for each endpoint and path: an answer that is polled is wrong every
 * time.
 */
export function reportOnce(report: (error: CallError) => void): (error: CallError) => void {
  const reported = new Set<string>();
  return (error) => {
    const { endpoint, cause } = error.details;
    const [issue] = (cause ?? []) as v.BaseIssue<unknown>[];
    const place = `${endpoint} ${issue && v.getDotPath(issue)}`;
    if (reported.has(place)) return;
    reported.add(place);
    report(error);
  };
}
