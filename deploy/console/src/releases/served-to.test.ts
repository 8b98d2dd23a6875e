import { channelAt, next, stable } from '../testing/channel';
import { servedTo } from './served-to';

const channel = channelAt(1);

it('is the stable release where nothing else is said', () => {
  expect(servedTo(channel, 'lotus')).toEqual({ release: stable, because: undefined, some: undefined });
});

it('is the pinned release, also while others try one', () => {
  const both = {
    ...channel,
    pins: [{ merchant: 'lotus', release: stable }],
    canary: { release: next, audience: { merchants: ['lotus', 'aurora'] } },
  };
  expect(servedTo(both, 'lotus')).toMatchObject({ release: stable, because: 'pinned' });
  expect(servedTo(both, 'aurora')).toMatchObject({ release: next, because: 'canary' });
  expect(servedTo(both, 'kestrel')).toMatchObject({ release: stable, because: undefined });
});

it('is another release for a share of the visitors, but not of a pinned merchant', () => {
  const tried = {
    ...channel,
    pins: [{ merchant: 'lotus', release: stable }],
    canary: { release: next, audience: { percent: 5 } },
  };
  expect(servedTo(tried, 'aurora').share).toEqual({ percent: 5, release: next });
  expect(servedTo(tried, 'lotus').share).toBeUndefined();
});
