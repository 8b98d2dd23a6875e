import type { Remote } from '../remotes/remote';
import { perRemote } from './per-remote';

test('a remote gets the same object at every mounting, and each remote its own', () => {
  const make = jest.fn((remote: Remote) => ({ of: remote.name }));
  const given = perRemote(make);
  const [lobby, auth] = [{ name: 'lobby' } as Remote, { name: 'auth' } as Remote];

  expect(given(lobby)).toBe(given(lobby));
  expect(given(auth)).toEqual({ of: 'auth' });
  expect(make).toHaveBeenCalledTimes(2);
});
