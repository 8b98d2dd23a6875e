import type { TeamFigures } from '@atrium/api';

export type FigureName = keyof TeamFigures;

/** The figures in the order they are shown, and which of them are money. */
export const figures: readonly { name: FigureName; kind: 'money' | 'signed' | 'count' }[] = [
  { name: 'turnover', kind: 'money' },
  { name: 'winLoss', kind: 'signed' },
  { name: 'deposits', kind: 'money' },
  { name: 'withdrawals', kind: 'money' },
  { name: 'activeMembers', kind: 'count' },
  { name: 'registrations', kind: 'count' },
];

/** How much more there is than before, as a share of what there was; undefined where there was nothing to compare with. */
export function growthOf(now: number, before: number): number | undefined {
  return before > 0 ? (now - before) / before : undefined;
}
