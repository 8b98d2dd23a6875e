import { MemoryStorage } from '../../storage/testing/memory-storage';
import { chosenRemote } from './chosen-remote';

const at = (address: string) => {
  history.replaceState({ kept: true }, '', address);
  return window;
};

test('the address names the remote once; the tab remembers it, and the parameter is removed from the address', () => {
  const storage = new MemoryStorage();
  expect(chosenRemote(at('/electron?override=lobby&page=2'), storage)).toBe('lobby');
  expect(location.pathname + location.search).toBe('/electron?page=2');
  expect(history.state).toEqual({ kept: true });
  expect(chosenRemote(at('/'), storage)).toBe('lobby');
});

test.each(['', '../lobby'])('an empty or invalid name forgets the remote: "%s"', (name) => {
  const storage = new MemoryStorage();
  chosenRemote(at('/?override=lobby'), storage);
  expect(chosenRemote(at(`/?override=${name}`), storage)).toBeUndefined();
  expect(chosenRemote(at('/'), storage)).toBeUndefined();
});
