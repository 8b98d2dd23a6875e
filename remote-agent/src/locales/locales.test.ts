import { ruleTexts } from '@atrium/api';
import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import { loadFailedTexts } from '@atrium/ui';
import { dayRangeTexts } from '@atrium/ui/dates';
import remote from '../remote';

test('all languages have the same texts with the same values', async () => {
  expect(
    await textFaults(remote.texts, {
      sources: sourcesOfWorkspace({
        LoadFailed: loadFailedTexts,
        DayRangePicker: dayRangeTexts,
        ruleText: ruleTexts,
        brokenRuleText: ruleTexts,
      }),
    }),
  ).toEqual([]);
});
