import { ruleTexts } from '@atrium/api';
import { sourcesOfWorkspace, textFaults } from '@atrium/contract/testing';
import { captchaTexts } from '@atrium/ui/captcha';
import remote from '../remote';

test('all languages have the same texts with the same values', async () => {
  expect(
    await textFaults(remote.texts, {
      sources: sourcesOfWorkspace({ CaptchaField: captchaTexts, ruleText: ruleTexts, brokenRuleText: ruleTexts }),
    }),
  ).toEqual([]);
});
