import { onceEach, type Winner } from '@atrium/api';

/**
 * Wins with ids that differ. A back end may give several wins one id, such as that of the game: each stays, with a
 * number after its id. A win that comes twice with all its fields is shown once.
 */
export function distinctRecords(winners: readonly Winner[]): Winner[] {
  const once = onceEach(winners, (winner) => JSON.stringify(winner));
  const used = new Map<string, number>();
  return once.map((winner) => {
    const { recordId } = winner;
    const before = used.get(recordId) ?? 0;
    used.set(recordId, before + 1);
    return before === 0 ? winner : { ...winner, recordId: `${recordId}#${before + 1}` };
  });
}
