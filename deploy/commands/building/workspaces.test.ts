import { sourceFolders } from './workspaces.mjs';

test('the sources of a remote are its dependencies, direct and indirect', () => {
  const folders = sourceFolders('remote-lobby');

  expect(folders).toEqual(
    expect.arrayContaining(['remote-lobby', 'shared/api', 'shared/bundling', 'shared/contract', 'shared/ui']),
  );
  expect(folders).not.toContain('host');
});
