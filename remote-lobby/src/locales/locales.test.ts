import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import { loadFailedTexts } from '@atrium/ui';
import remote from '../remote';

test('all languages have the same texts with the same values', async () => {
  expect(
    await textFaults(remote.texts, {
      borrowed: [
        'contact.qq',
        'contact.wechat',
        'contact.zalo',
        'slots.category.VP',
        'slots.category.AC',
        'slots.hot',
        'speed.time',
      ],
      sources: sourcesOfWorkspace({ LoadFailed: loadFailedTexts }),
    }),
  ).toEqual([]);
});
