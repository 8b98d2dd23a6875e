import { reasonOf } from './apt.mjs';

it('returns the errors of a failed installation without other output of apt-get', () => {
  const output =
    'Reading package lists...\nE: Unable to locate package chromium\nW: Some index files failed\nE: Broken\n';
  expect(reasonOf({ output })).toBe('E: Unable to locate package chromium\nE: Broken');
});

it('returns the last lines where no error is marked', () => {
  expect(reasonOf({ output: '1\n2\n3\n4\n5\n6\n' })).toBe('2\n3\n4\n5\n6');
});
