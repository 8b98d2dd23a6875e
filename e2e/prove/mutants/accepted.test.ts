import { existsSync } from 'node:fs';
import { readAccepted, reasonFor } from './accepted';
import { subjects } from './subjects';

const accepted = [
  {
    file: 'a.ts',
    mutator: 'BlockStatement',
    original: '{\n  stop();\n}',
    replacement: '{}',
    reason: 'Stopping twice.',
  },
];

it('accepts a mutant by its file, its mutator and both sources, at any place in the file', () => {
  const mutant = { file: 'a.ts', mutator: 'BlockStatement', original: '{ stop(); }', replacement: '{}' };
  expect(reasonFor(mutant, accepted)).toBe('Stopping twice.');
  expect(reasonFor({ ...mutant, file: 'b.ts' }, accepted)).toBeUndefined();
  expect(reasonFor({ ...mutant, original: '{ start(); }' }, accepted)).toBeUndefined();
});

it('every accepted mutant is in a file that exists and has a reason', () => {
  for (const { file, reason } of readAccepted()) {
    expect(existsSync(file)).toBe(true);
    expect(reason.length).toBeGreaterThan(20);
  }
});

it('the subjects are stores, forms and calls of all remotes and the host, without tests and drawings', () => {
  const files = subjects();
  for (const remote of ['auth', 'lobby', 'lottery', 'member', 'agent', 'mall'])
    expect(files.some((path) => path.startsWith(`remote-${remote}/`))).toBe(true);
  expect(files).toContain('remote-auth/src/features/form/form-store.ts');
  expect(files).toContain('remote-lobby/src/commands/launch-game.ts');
  expect(files).toContain('host/src/person/session/session-store.ts');
  expect(files).toContain('remote-mall/src/features/redemptions/redemptions.tsx');
  expect(files.filter((path) => /\.test\.|\/testing\/|-style\.ts/.test(path))).toEqual([]);
});
