import { accountRole, accountRoles } from './account-role';
import { kindOfType } from './account-kind';

const flags = (kind: number) =>
  Object.entries(accountRole(kind))
    .flatMap(([name, has]) => (has ? [name] : []))
    .sort();

test.each([
  [0, ['consolidated', 'mail', 'promotions']],
  [1, ['agent', 'consolidated', 'mail', 'promotions']],
  [2, ['agent', 'consolidated', 'mail', 'promotions']],
  [4, ['trial']],
  [40, []],
  [41, ['agent']],
  [42, ['agent']],
  [3, ['mail']],
  [99, ['mail']],
  [-1, ['mail']],
])('an account of isAgent %i has: %j [ACL-06] [ACL-11] [ACL-12] [ACL-13] [WAL-22]', (kind, has) => {
  expect(flags(kind)).toEqual(has);
});

test('the table names exactly the numbers with a meaning, and only 4 is refused [ACL-12]', () => {
  expect(Object.keys(accountRoles)).toEqual(['0', '1', '2', '4', '40', '41', '42']);
  expect(Object.keys(accountRoles).filter((kind) => accountRole(Number(kind)).trial)).toEqual(['4']);
});

test('a type of the member info that is unknown means an agent, and 0 a player [ACL-13]', () => {
  expect([0, 1, 7].map((type) => accountRole(kindOfType(type) ?? 0).agent)).toEqual([false, true, true]);
});
