import { catalogue } from '@atrium/api/catalogue';
import * as v from 'valibot';
import { answerFor } from './answers';
import { smokeMerchants } from './smoke-merchants';

const { everything, nothing } = smokeMerchants(['lobby']);

test.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the answer of %s matches its schema',
  (_, endpoint) => {
    const { success, value } = JSON.parse(answerFor(everything, endpoint.method, endpoint.path) ?? '{}');
    expect(success).toBe(true);
    expect(v.safeParse(endpoint.answer, value).issues).toBeUndefined();
  },
);

test("the settings contain the merchant's configuration", () => {
  const settings = (merchant: typeof everything) =>
    JSON.parse(answerFor(merchant, 'GET', '/wps/system/settings/consolidated') ?? '').value;
  expect(settings(everything).shellSet.loginPop).toBe(true);
  expect(Object.values(settings(nothing).switches)).not.toContain(true);
});

test('a call that is not in the catalogue has no answer', () => {
  expect(answerFor(everything, 'GET', '/wps/no/such/call')).toBeUndefined();
});
