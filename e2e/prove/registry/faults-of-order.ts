import type { Deed } from './deed';

/**
 * Whoever asks after somebody was answered must not be shown, nor build on, an earlier revision: what was acknowledged
 * stays so for everybody, through whichever process he asks.
 */
export function faultsOfOrder(deeds: Deed[]): string[] {
  const seen = deeds.flatMap(({ remote, asked, answered, ...deed }) =>
    deed.kind !== 'publish' && deed.outcome.is === 'done' && answered !== undefined
      ? [{ remote, asked, answered, kind: deed.kind, revision: deed.outcome.told.revision }]
      : [],
  );
  return [...new Set(seen.map(({ remote }) => remote))].flatMap((remote) => {
    const own = seen.filter((one) => one.remote === remote);
    const answers = own.toSorted((one, other) => one.answered - other.answered);
    const questions = own.toSorted((one, other) => one.asked - other.asked);
    const faults: string[] = [];
    let known = 0;
    let next = 0;
    for (const question of questions) {
      for (; (answers[next]?.answered ?? Infinity) < question.asked; next += 1)
        known = Math.max(known, answers[next]?.revision ?? 0);
      const least = question.kind === 'change' ? known + 1 : known;
      if (question.revision < least)
        faults.push(
          `revision ${known} of ${remote} was known when a ${question.kind} was answered ${question.revision}`,
        );
    }
    return faults;
  });
}
