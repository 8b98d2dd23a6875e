import type { CliCommand } from './cli-command';

export const prune: CliCommand = {
  parameters: [],
  about: 'remove releases that no channel names, unused for 30 days and not among the latest 20',
  options: ['dryRun'],
  run: async ({ ask, options: { dryRun = false } }) => {
    const pruned = await ask('prune', { dryRun });
    const { releases, files, bytes } = pruned;
    const lines = releases.map(({ remote, version, id }) => `  ${remote} ${version} (${id})`);
    const result = dryRun ? 'would be removed' : 'removed';
    return {
      text: [`${releases.length} releases ${result}, ${files} files, ${bytes} bytes`, ...lines].join('\n'),
      data: pruned,
    };
  },
};
