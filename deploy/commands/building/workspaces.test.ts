import { sourceFolders } from './workspaces.mjs';

test('a remote is built from what it depends on, and what that depends on', () => {
  const folders = sourceFolders('remote-lobby');

  expect(folders).toEqual(
    expect.arrayContaining(['remote-lobby', 'shared/api', 'shared/bundling', 'shared/contract', 'shared/ui']),
  );
  expect(folders).not.toContain('host');
});
