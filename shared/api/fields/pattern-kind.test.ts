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
  ['0+', 'digits'],
  ['1+', 'digits'],
  ['9+', 'digits'],
  ['(01)+|0', 'digits'],
  ['0[8]0808|(08)+', 'digits'],
  ['(13)+', 'digits'],
  ['a+', 'letters'],
  ['A+', 'letters'],
  ['(?=.*[a-z])(?=.*[A-Z])[A-Za-z]+', 'letters'],
  ['(?=.*[0-9])(?=.*[a-z])[a-z0-9]+', 'lettersAndDigits'],
  ['(?=.*[0-9])(?=.*[A-Z])[A-Z0-9]+', 'lettersAndDigits'],
  ['(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9]+', 'lettersAndDigits'],
  ['[0-9][a-z0-9]*[a-z][a-z0-9]*', 'lettersAndDigits'],
  ['[0-9]+|[A-Za-z]+', undefined],
  ['b+', undefined],
  ['[0-9_]+', undefined],
  ['[0-9.]+', undefined],
  ['[0-9@]+', undefined],
  ['[0-9 ]+', undefined],
  ['[0-9字]+', undefined],
  ['[a-z][a-z_]*', undefined],
  ['[0-9][0-9-]*', undefined],
])('describes %s as %s', (acceptedPattern, kind) => {
  expect(patternKind({ acceptedPattern, minLength: 6, maxLength: 11 })).toBe(kind);
});

it.each([
  ['[0-9]{6}', 6, 6, 'digits'],
  ['[0-9]{6}', 6, 255, 'digits'],
  ['[0-9]{11}', 0, 11, 'digits'],
  ['[0-9]{64}', 1, 255, 'digits'],
  ['[0-9]{2}', 0, 255, 'digits'],
  ['[0-9]{7}', 6, 8, undefined],
])('tries %s with its least and its greatest length, %i to %i: %s', (acceptedPattern, minLength, maxLength, kind) => {
  expect(patternKind({ acceptedPattern, minLength, maxLength })).toBe(kind);
});
