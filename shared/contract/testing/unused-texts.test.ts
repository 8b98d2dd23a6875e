import { sourcesOfWorkspace, unusedTexts } from './unused-texts';

const sources = [
  "text('home.title'); text(`status.${code}`); text(`${error}.hint`); text(count === 1 ? 'games' : \"kinds\");",
  'const rows = {\n  in_sorry_in: notice,\n};',
  '`${one}.${other}`; `/places/${name}`',
];

test.each(['home.title', 'status.A', 'list.failed.hint', 'games_one', 'kinds', 'in_sorry_in'])('%s is said', (key) => {
  expect(unusedTexts([key], sources)).toEqual([]);
});

test.each(['home.titl', 'home.title.of', 'status', 'hint', 'a.b', 'in_sorry'])('%s is said nowhere', (key) => {
  expect(unusedTexts([key], sources)).toEqual([key]);
});

test('the sources are those of the workspace, without tests', () => {
  const all = sourcesOfWorkspace();
  expect(all.some((source) => source.includes('export function sourcesOf'))).toBe(false);
  expect(all.some((source) => source.includes('export function defineRemote'))).toBe(true);
});

test('a shared function that the workspace calls names its texts, and no other one does', () => {
  const all = sourcesOfWorkspace({ leaveOut: ['of.function'], defineNothing: ['of.nothing'] });
  expect(all).toContain("'of.function'");
  expect(all).not.toContain("'of.nothing'");
});
