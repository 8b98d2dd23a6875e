import { openStorage } from './open-storage';

test('values live as long as the page when the browser forbids storage', () => {
  const storage = openStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.setItem('hisLang', 'TH');

  expect(storage.getItem('hisLang')).toBe('TH');
  storage.clear();
  expect(storage.getItem('hisLang')).toBeNull();
});

test('a value that does not fit can still be read', () => {
  const full = { getItem: () => 'old', removeItem: () => undefined, clear: () => undefined } as unknown as Storage;
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = openStorage(() => full);
  storage.setItem('account', 'new');

  expect(storage.getItem('account')).toBe('new');
});
