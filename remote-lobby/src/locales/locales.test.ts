import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import remote from '../remote';

test('all languages have the same texts with the same values', async () => {
  expect(
    await textFaults(remote.texts, {
      borrowed: ['slots.category.VP', 'slots.category.AC', 'slots.hot'],
      sources: sourcesOfWorkspace(),
    }),
  ).toEqual([]);
});
