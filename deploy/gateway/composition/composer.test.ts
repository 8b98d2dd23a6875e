import type { ReleaseManifest } from '@atrium/contract';
import { demoMerchants, loadMerchants } from '../../merchants';
import { localPatterns, Origins } from '../../origins';
import type { Registry } from '../../registry';
import { Composer } from './composer';

const [merchant] = loadMerchants(demoMerchants).all;
if (!merchant) throw new Error('There is no merchant');

const host = { remote: 'host', id: 'one', version: '1.0.0', files: {}, descriptor: null };
const snapshot = {
  channels: [{ remote: 'host', stable: 'one', previous: [], pins: {} }],
  release: () => host as unknown as ReleaseManifest,
};
const registry = { snapshot: () => snapshot } as unknown as Registry;
const load = { merchant, language: 'EN', cohort: 100 };

it('caches a composition for each site code of the merchant, and only a few for invented labels', () => {
  const composer = new Composer(registry, false, new Origins(localPatterns(() => 4400)));
  const own = composer.compose({ ...load, siteCode: 'www' });
  for (let label = 0; label < 1_000; label += 1) composer.compose({ ...load, siteCode: `label-${label}` });
  expect(composer.keptOf(merchant)).toBe(51);
  expect(composer.compose({ ...load, siteCode: 'www' })).toBe(own);
  expect(composer.compose({ ...load, siteCode: 'affiliate' })?.composition.merchant.siteCode).toBe('affiliate');
});

it('shares everything but the site code and the id between site codes', () => {
  const composer = new Composer(registry, false, new Origins(localPatterns(() => 4400)));
  const [one, other] = ['www', 'affiliate'].map((siteCode) => composer.compose({ ...load, siteCode })?.composition);
  expect(one?.remotes).toBe(other?.remotes);
  expect(one?.merchant.values).toBe(other?.merchant.values);
  expect([one?.merchant.siteCode, other?.merchant.siteCode]).toEqual(['www', 'affiliate']);
  expect(one?.id).not.toBe(other?.id);
  expect(composer.compose({ ...load, language: 'CN', siteCode: 'www' })?.composition.remotes).not.toBe(one?.remotes);
});
