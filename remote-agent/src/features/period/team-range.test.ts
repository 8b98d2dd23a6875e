import { rangePresets, teamRangeOf } from './team-range';

const now = new Date(2026, 2, 3, 15, 30);

test.each([
  ['today', '2026-03-03', '2026-03-03'],
  ['yesterday', '2026-03-02', '2026-03-02'],
  ['week', '2026-02-25', '2026-03-03'],
  ['month', '2026-02-02', '2026-03-03'],
] as const)("%s runs from %s to %s, in the viewer's zone", (name, from, to) => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(teamRangeOf(rangePresets(now)[name])).toEqual({ from, to, zone });
});
