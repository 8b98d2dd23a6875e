import type { StartAnswers } from '@atrium/contract';
import { demoMerchants, loadMerchants, type Merchant } from '../../merchants';
import { MergedMerchants } from './merged-merchants';

const [aurora] = loadMerchants(demoMerchants).all as [Merchant];
const visitor = { address: '', host: '', authority: '', scheme: '', language: '' };

function merging() {
  const answers: StartAnswers = {};
  const reports: string[] = [];
  const answerer = { answersFor: async () => ({ ...answers }), sharedAnswers: async () => ({ ...answers }) };
  const merged = new MergedMerchants(answerer, ({ merchant, call, issue }) =>
    reports.push(`${merchant} ${call} ${issue}`),
  );
  return { answers, reports, merged, page: () => merged.forPage(aurora, visitor) };
}

it('gives a page the merged settings, complete, with the registration rules of the answer', async () => {
  const { answers, page } = merging();
  const field = { key: 'facebook', enabled: true, required: true, type: 'text', acceptedPattern: '*' };
  answers['system.settings'] = {
    switches: { FREEPLAY3: 0 },
    captcha: { version: 3 },
    register: { fields: [field], affiliateMode: 4 },
    more: 1,
  };
  const settings = (await page()).answers['system.settings'] as Record<string, unknown>;
  expect(settings).toMatchObject({
    switches: { ...aurora.switches, FREEPLAY3: false },
    shellSet: { loginPop: true },
    captcha: { id: 'aurora-demo', version: 'v3' },
    register: { fields: [field], affiliateMode: 4, affiliateCode: { enabled: true } },
    customerService: aurora.customerService,
  });
  expect(settings).not.toHaveProperty('more');
});

it('takes domains, template and white label from the settings answer, unless their own call answers [NET-01] [SET-03] [SET-06]', async () => {
  const { answers, page } = merging();
  answers['system.settings'] = {
    domainRoute: { domainList: ['https://one.example'], customerService: '/one' },
    templates: { parameters: { switch_register: 0 } },
    whitelabel: { brandName: 'One' },
    captcha: { profileIconCount: 17 },
  };
  const first = await page();
  expect([first.domains, first.merchant.templates.switchRegister]).toEqual([['https://one.example'], false]);
  expect(first.merchant.profileIconCount).toBe(17);
  expect(first.answers).toMatchObject({
    'system.domainRoute': { domainList: ['https://one.example'], customerService: '/one' },
    'system.templates': { parameters: { switch_register: false } },
    'system.whitelabel': { brandName: 'One' },
  });
  answers['system.domainRoute'] = { domainList: ['https://two.example'] };
  answers['system.templates'] = { parameters: { switch_register: 1 } };
  const second = await page();
  expect([second.domains, second.merchant.templates.switchRegister]).toEqual([['https://two.example'], true]);
  expect(second.answers['system.domainRoute']).toEqual({ domainList: ['https://two.example'] });
});

it('keeps the last answers while the back end does not answer, and leaves the call to the page', async () => {
  const { answers, merged, page } = merging();
  answers['system.settings'] = { switches: { FREEPLAY3: 0 } };
  answers['system.templates'] = { parameters: { switch_register: 0 } };
  const { merchant } = await page();
  delete answers['system.settings'];
  delete answers['system.templates'];
  const later = await page();
  expect(later.merchant).toBe(merchant);
  expect(later.answers).toEqual({});
  expect(merged.lastKnown(aurora)).toBe(merchant);
  expect([merchant.switches['FREEPLAY3'], merchant.templates.switchRegister]).toEqual([false, false]);
});

it('keeps the merged object while answers are equal, and makes another when one changes', async () => {
  const { answers, merged } = merging();
  const merge = () => merged.forComposition(aurora, visitor);
  answers['system.settings'] = { switches: { FREEPLAY3: 0 } };
  const first = await merge();
  answers['system.settings'] = { switches: { FREEPLAY3: 0 } };
  expect(await merge()).toBe(first);
  answers['system.settings'] = { switches: { FREEPLAY3: 1 } };
  expect((await merge()).switches['FREEPLAY3']).toBe(true);
});

it('reports an unreadable item once, and uses the rest of the answer [SET-12]', async () => {
  const { answers, reports, page } = merging();
  const answer = () => ({ resources: [{ resourceType: 'FAX' }, { resourceType: 'QQ', url: '/qq' }] });
  answers['system.settings'] = answer();
  expect((await page()).merchant.resources).toEqual([{ resourceType: 'QQ', url: '/qq' }]);
  answers['system.settings'] = answer();
  await page();
  expect(reports).toEqual([expect.stringMatching(/^aurora system\.settings .*"FAX"/)]);
});

it('allows pages to ping the domains that the back end names, and nothing that is no origin [NET-01]', async () => {
  const { answers, page } = merging();
  answers['system.domainRoute'] = {
    domainList: ['https://one.example:8443/path', 'two.example', 'https://one.example:8443', 'javascript:x', 7, "a'b"],
  };
  answers['system.countries'] = [];
  const { domains, answers: carried } = await page();
  expect(domains).toEqual(['https://one.example:8443', 'https://two.example']);
  expect(Object.keys(carried)).toEqual(['system.domainRoute']);
});
