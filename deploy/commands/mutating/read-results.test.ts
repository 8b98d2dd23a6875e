import { describeMutant, scoreOf } from './print-results.mjs';
import { isKilled, readResults } from './read-results.mjs';
import { keyOf } from './tool/sample-checker.mjs';

const source = 'export const sum = (a, b) =>\n  a + b;\n';
const at = { start: { line: 2, column: 3 }, end: { line: 2, column: 8 } };
const reported = (status: string, replacement = 'a - b') => ({
  mutatorName: 'ArithmeticOperator',
  replacement,
  status,
  location: at,
});

it('reads the place, the replaced source and the key that the sample names', () => {
  const [result] = readResults({ files: { 'shared/sum.ts': { source, mutants: [reported('Survived')] } } });
  expect(result).toMatchObject({ file: 'shared/sum.ts', line: 2, original: 'a + b', replacement: 'a - b' });
  const location = { start: { line: 1, column: 2 }, end: { line: 1, column: 7 } };
  const mutant = { fileName: '/copy/shared/sum.ts', location, mutatorName: 'ArithmeticOperator', replacement: 'a - b' };
  expect(result?.key).toBe(keyOf(mutant, '/copy'));
});

it('cuts a replaced source of several lines', () => {
  const whole = { start: { line: 1, column: 20 }, end: { line: 2, column: 8 } };
  const [result] = readResults({
    files: { 'shared/sum.ts': { source, mutants: [{ ...reported('Killed', '() => undefined'), location: whole }] } },
  });
  expect(result?.original).toBe('(a, b) =>\n  a + b');
});

it('counts a mutant as noticed when a test fails or never ends, and not when no test reaches it', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'];
  const results = readResults({
    files: { 'shared/sum.ts': { source, mutants: statuses.map((status) => reported(status)) } },
  });
  expect(results.map(isKilled)).toEqual([true, true, false, false, undefined, undefined, undefined]);
  expect(scoreOf(results)).toEqual({ killed: 2, survived: 2, tried: 4, percent: 50 });
});

it('rounds a score down, so that 84.99 % is not 85 %', () => {
  const one = readResults({ files: { a: { source, mutants: [reported('Survived')] } } });
  const others = readResults({
    files: { a: { source, mutants: Array.from({ length: 6666 }, () => reported('Killed')) } },
  });
  expect(scoreOf([...one, ...others]).percent).toBe(99.9);
});

it('describes a mutant in one line', () => {
  const [result] = readResults({ files: { 'shared/sum.ts': { source, mutants: [reported('NoCoverage')] } } });
  expect(describeMutant(result!)).toBe('shared/sum.ts:2  ArithmeticOperator: a + b → a - b, reached by no test');
});
