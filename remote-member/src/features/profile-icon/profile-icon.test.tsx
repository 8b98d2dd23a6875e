import { memberIcon } from '@atrium/api';
import { readIcon } from './read-icon';

test('the profile icon is asked for at the path of the specification, with nothing [SES-19]', () => {
  expect([memberIcon.method, memberIcon.path, memberIcon.silent]).toEqual(['GET', '/wps/member/info/icon', true]);
});

test.each([
  ['3', 9, 3],
  ['9', 9, 9],
  ['7', 6, undefined],
  ['0', 9, undefined],
  ['', 9, undefined],
  [undefined, 9, undefined],
  ['https://evil.example/x.png', 9, undefined],
])('the icon %j of %d is %j, where none is the default icon [SES-19]', (icon, count, read) => {
  expect(readIcon(icon, count)).toBe(read);
});
