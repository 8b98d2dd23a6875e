import { SessionKeys, sessionKeyNames } from './session-keys';
import { MemoryStorage } from './testing/memory-storage';

test('a session has exactly fourteen keys [SES-04]', () => {
  expect([...sessionKeyNames].sort()).toEqual(
    [
      ...['token', 'account', 'nickname', 'customerId', 'username'],
      ...['isAgent', 'memberLabel', 'toUpline'],
      ...['merchantCode', 'permission', 'hisLang', 'templates', 'shellSet', 'jackpot'],
    ].sort(),
  );
});

test('a role number stored as text is read as a number [SES-05]', () => {
  const asText = new SessionKeys(new MemoryStorage({ isAgent: '4' }));
  const asNumber = new SessionKeys(new MemoryStorage());
  asNumber.set('isAgent', 4);

  expect(asText.get('isAgent')).toBe(4);
  expect(asNumber.get('isAgent')).toBe(4);
});

test('every key reads back what was written', () => {
  const keys = new SessionKeys(new MemoryStorage());
  keys.set('memberLabel', ['VIP', 'NEW']);
  keys.set('toUpline', true);
  keys.set('permission', { maintenance: false, regionRestriction: true });
  keys.set('jackpot', 100_000_000);

  expect(keys.get('memberLabel')).toEqual(['VIP', 'NEW']);
  expect(keys.get('toUpline')).toBe(true);
  expect(keys.get('permission')).toEqual({ maintenance: false, regionRestriction: true });
  expect(keys.get('jackpot')).toBe(100_000_000);
});

test.each([
  ['isAgent', 'four'],
  ['memberLabel', '{"a":1}'],
  ['permission', 'not json'],
  ['toUpline', '"yes"'],
] as const)('a foreign value under %s counts as absent', (key, value) => {
  expect(new SessionKeys(new MemoryStorage({ [key]: value })).get(key)).toBeUndefined();
});
