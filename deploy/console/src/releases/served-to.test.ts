import { channelAt, next, stable } from '../testing/channel';
import { servedTo } from './served-to';

const channel = channelAt(1);

it('is the stable release without a pin or a canary', () => {
  expect(servedTo(channel, 'lotus')).toEqual({ release: stable, reason: undefined, share: undefined });
});

it('is the pinned release, also while a canary runs', () => {
  const both = {
    ...channel,
    pins: [{ merchant: 'lotus', release: stable }],
    canary: { release: next, audience: { merchants: ['lotus', 'aurora'] } },
  };
  expect(servedTo(both, 'lotus')).toMatchObject({ release: stable, reason: 'pinned' });
  expect(servedTo(both, 'aurora')).toMatchObject({ release: next, reason: 'canary' });
  expect(servedTo(both, 'kestrel')).toMatchObject({ release: stable, reason: undefined });
});

it('is the canary for a share of the visitors, except those of a pinned merchant', () => {
  const tried = {
    ...channel,
    pins: [{ merchant: 'lotus', release: stable }],
    canary: { release: next, audience: { percent: 5 } },
  };
  expect(servedTo(tried, 'aurora').share).toEqual({ percent: 5, release: next });
  expect(servedTo(tried, 'lotus').share).toBeUndefined();
});
