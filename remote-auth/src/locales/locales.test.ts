import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import remote from '../remote';

test('everything is said in every language, with the same values', async () => {
  expect(await textFaults(remote.texts, { sources: sourcesOfWorkspace() })).toEqual([]);
});
