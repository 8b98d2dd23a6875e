import type { TeamFigures } from '@atrium/api';

export type FigureName = keyof TeamFigures;

/** Figures in display order, with their formats. */
export const figures: readonly { name: FigureName; kind: 'money' | 'signed' | 'count' }[] = [
  { name: 'turnover', kind: 'money' },
  { name: 'winLoss', kind: 'signed' },
  { name: 'deposits', kind: 'money' },
  { name: 'withdrawals', kind: 'money' },
  { name: 'activeMembers', kind: 'count' },
  { name: 'registrations', kind: 'count' },
];

/** Relative growth; `undefined` if the previous value is zero, or one of them is unknown. */
export function growthOf(now: number | undefined, before: number | undefined): number | undefined {
  return now !== undefined && before !== undefined && before > 0 ? (now - before) / before : undefined;
}
