import { patternKind } from './pattern-kind';

it.each([
  ['[0-9]+', 'digits'],
  ['0\\d+', 'digits'],
  ['1[3-9][0-9]{9}', 'digits'],
  ['[A-Za-z]+', 'letters'],
  ['[A-Za-z0-9]+', 'lettersOrDigits'],
  ['[a-z][a-z0-9]*', 'lettersOrDigits'],
  ['(?=.*[0-9])(?=.*[A-Za-z])[A-Za-z0-9]+', 'lettersAndDigits'],
  ['\\w+', undefined],
  ['.+', undefined],
  ['*', undefined],
  ['[', undefined],
])('describes %s as %s', (acceptedPattern, kind) => {
  expect(patternKind({ acceptedPattern, minLength: 6, maxLength: 11 })).toBe(kind);
});
