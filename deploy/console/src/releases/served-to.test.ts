import type { Channel } from '../registry/answers';
import { servedTo } from './served-to';

const [stable, next] = [
  { id: 'a'.repeat(20), version: '1.0.0' },
  { id: 'b'.repeat(20), version: '1.1.0' },
];
const channel: Channel = {
  remote: 'lobby',
  environment: 'local',
  revision: 1,
  stable,
  previous: null,
  trial: null,
  pins: [],
  locked: null,
  changed: null,
};

it('is the stable release where nothing else is said', () => {
  expect(servedTo(channel, 'lotus')).toEqual({ release: stable, because: undefined, some: undefined });
});

it('is the pinned release, also while others try one', () => {
  const both = {
    ...channel,
    pins: [{ merchant: 'lotus', release: stable }],
    trial: { release: next, audience: { merchants: ['lotus', 'aurora'] } },
  };
  expect(servedTo(both, 'lotus')).toMatchObject({ release: stable, because: 'pinned' });
  expect(servedTo(both, 'aurora')).toMatchObject({ release: next, because: 'trial' });
  expect(servedTo(both, 'kestrel')).toMatchObject({ release: stable, because: undefined });
});

it('is another release for a share of the visitors, but not of a pinned merchant', () => {
  const tried = {
    ...channel,
    pins: [{ merchant: 'lotus', release: stable }],
    trial: { release: next, audience: { percent: 5 } },
  };
  expect(servedTo(tried, 'aurora').some).toEqual({ percent: 5, release: next });
  expect(servedTo(tried, 'lotus').some).toBeUndefined();
});
