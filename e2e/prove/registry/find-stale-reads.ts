import type { Request } from './request';

/**
 * Finds requests that were sent after a revision was acknowledged, and read or changed an earlier one: after
 * an acknowledged revision, no client reads an older one from any process.
 */
export function findStaleReads(requests: Request[]): string[] {
  const seen = requests.flatMap(({ remote, asked, answered, ...request }) =>
    request.kind !== 'publish' && request.outcome.is === 'done' && answered !== undefined
      ? [{ remote, asked, answered, kind: request.kind, revision: request.outcome.answer.revision }]
      : [],
  );
  return [...new Set(seen.map(({ remote }) => remote))].flatMap((remote) => {
    const own = seen.filter((one) => one.remote === remote);
    const answers = own.toSorted((one, other) => one.answered - other.answered);
    const inOrder = own.toSorted((one, other) => one.asked - other.asked);
    const faults: string[] = [];
    let known = 0;
    let next = 0;
    for (const request of inOrder) {
      for (; (answers[next]?.answered ?? Infinity) < request.asked; next += 1)
        known = Math.max(known, answers[next]?.revision ?? 0);
      const least = request.kind === 'change' ? known + 1 : known;
      if (request.revision < least)
        faults.push(`revision ${known} of ${remote} was known when a ${request.kind} was answered ${request.revision}`);
    }
    return faults;
  });
}
