import { AskFailure } from '../registry/ask-failure';
import type { MerchantStatus } from '../registry/answers';
import { fakeRegistry } from '../testing/fake-registry';
import { MerchantForm } from './merchant-form';

const merchant: MerchantStatus = {
  code: 'lotus',
  environment: 'local',
  version: 4,
  name: 'Lotus',
  languages: ['TH'],
  remotes: ['lobby'],
  switchesOn: 1,
  changed: { at: '2026-01-01T00:00:00.000Z', action: 'seed', actor: 'start', reason: null },
  switches: [{ name: 'FREEPLAY3', on: false }],
  offered: [{ remote: 'mall', enabled: false }],
};
const change = { action: 'switch', switch: 'FREEPLAY3', on: true } as const;

it('changes a merchant from the displayed version, and only with a reason', async () => {
  const { ask, asked } = fakeRegistry({ 'change-merchant': () => ({ version: 5 }) });
  const form = new MerchantForm(ask, merchant, change);
  expect(form.effects).toEqual([{ who: 'FREEPLAY3', from: 'off', to: 'on' }]);
  expect(await form.submit()).toBe(false);
  expect(form.fault).toBeDefined();
  form.write('Demos for the festival');
  expect(await form.submit()).toBe(true);
  const request = { code: 'lotus', environment: 'local', change, expected: 4, reason: 'Demos for the festival' };
  expect(asked).toEqual([['change-merchant', request]]);
});

it('is outdated after another operator’s change', async () => {
  const faster = () => {
    throw new AskFailure('MerchantMoved', 'lotus is at version 5');
  };
  const form = new MerchantForm(fakeRegistry({ 'change-merchant': faster }).ask, merchant, change);
  form.write('x');
  expect(await form.submit()).toBe(false);
  expect(form.isOutdated).toBe(true);
});
