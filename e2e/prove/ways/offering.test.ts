import { demoMerchants } from '@atrium/deploy/demo-merchants';
import type { Settings } from '../../support/merchant-settings';
import { offering } from './offering';

const [aurora, lotus, kestrel] = demoMerchants as unknown as [Settings, Settings, Settings];

it('does not change settings that offer the way', () => {
  expect(offering(aurora, { switches: ['FREEPLAY3'], fields: ['username'] })).toBe(aurora);
});

it('switches on missing switches and fields, and nothing else', () => {
  const offered = offering(lotus, { switches: ['USERNAMEREG3', 'FREEPLAY3'], fields: ['username'] });
  expect(offered.switches).toEqual({ ...lotus.switches, USERNAMEREG3: true });
  const [first, ...others] = offered.registration.fields;
  expect(first).toMatchObject({ key: 'username', enabled: true, required: true });
  expect(others).toEqual(lotus.registration.fields.slice(1));
});

it('adds a field that the merchant does not have, and changes the version of the slider', () => {
  const offered = offering(kestrel, { fields: ['mobileNum'], captchaVersion: 'v4' });
  expect(offered.registration.fields.at(-1)).toMatchObject({ key: 'mobileNum', required: true });
  expect(offered.captcha).toEqual({ ...kestrel.captcha, version: 'v4' });
});
