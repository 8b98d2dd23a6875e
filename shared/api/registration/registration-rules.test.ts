import { isMobileOnly, registrationKinds } from './registration-rules';

it.each([
  [true, true, ['username', 'mobile'], false],
  [true, false, ['username'], false],
  [false, true, ['mobile'], true],
  [false, false, [], false],
])('by name: %s and by phone: %s makes %j, by phone alone: %s [SET-34]', (username, mobile, kinds, mobileOnly) => {
  expect(registrationKinds({ username, mobile })).toEqual(kinds);
  expect(isMobileOnly({ username, mobile })).toBe(mobileOnly);
});
