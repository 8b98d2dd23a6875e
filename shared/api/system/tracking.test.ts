import * as v from 'valibot';
import { ThirdPartySettingsSchema } from './third-party';
import { tagsOf, TrackedEventSchema, trackingFor, TrackingSchema } from './tracking';

const everyId = {
  gtmId: 'GTM-1',
  gtagId: 'G-2',
  fbPixelId: '3',
  tiktokPixelId: 'C4',
  appsFlyerId: 'a-5',
  adjustId: 'b6',
};
const configuration = (given: object) => v.parse(TrackingSchema, given);

test('a configuration has a domain, an affiliate code and six ids; missing or invalid ones are empty [TRK-01]', () => {
  expect(configuration({ domain: 'Lotus.example', affiliateCode: 'FRIEND', ...everyId, more: 1 })).toEqual({
    domain: 'lotus.example',
    affiliateCode: 'friend',
    ...everyId,
  });
  const { gtmId, gtagId, fbPixelId } = configuration({ domain: 'a', gtmId: null, gtagId: '"><script>', fbPixelId: 7 });
  expect([gtmId, gtagId, fbPixelId]).toEqual(['', '', '']);
});

test('the pair of domain and affiliate applies, else the domain alone, else none [TRK-02]', () => {
  const pair = configuration({ domain: 'lotus.example', affiliateCode: 'friend', gtmId: 'pair' });
  const alone = configuration({ domain: 'lotus.example', gtmId: 'alone' });
  const all = [alone, pair, configuration({ domain: 'other.example', affiliateCode: 'friend', gtmId: 'other' })];

  expect(trackingFor(all, 'LOTUS.example', 'Friend')).toBe(pair);
  expect(trackingFor(all, 'lotus.example', 'another')).toBe(alone);
  expect(trackingFor(all, 'lotus.example', '')).toBe(alone);
  expect(trackingFor([pair], 'lotus.example', 'another')).toBeUndefined();
  expect(trackingFor(all, 'www.lotus.example', 'friend')).toBeUndefined();
});

test('each id makes one tag, an empty one none [TRK-03]', () => {
  expect(tagsOf(configuration({ domain: 'a', ...everyId })).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'gtm GTM-1',
    'gtag G-2',
    'facebook 3',
    'tiktok C4',
    'appsflyer a-5',
    'adjust b6',
  ]);
  expect(tagsOf(configuration({ domain: 'a', fbPixelId: '3' }))).toEqual([{ kind: 'facebook', id: '3' }]);
  expect(tagsOf(undefined)).toEqual([]);
});

test('tags receive page views, sign-ins and registrations, and no personal data [TRK-04]', () => {
  for (const event of [
    { event: 'page_view', page: '/electron', language: 'EN' },
    { event: 'login' },
    { event: 'register' },
  ])
    expect(v.parse(TrackedEventSchema, event)).toEqual(event);
  for (const event of [
    { event: 'login', account: 'mei88' },
    { event: 'register', token: 'secret' },
    { event: 'page_view', page: '/', language: 'EN', search: '?ticket=1' },
    { event: 'deposit' },
  ])
    expect(v.is(TrackedEventSchema, event)).toBe(false);
});

test('configurations and the chat come with the settings; invalid ones count as not set', () => {
  expect(v.parse(ThirdPartySettingsSchema, {})).toEqual({ tracking: [] });
  expect(v.parse(ThirdPartySettingsSchema, { chat: { path: 'https://evil.example' }, tracking: 'x' })).toEqual({
    tracking: [],
  });
  expect(v.parse(ThirdPartySettingsSchema, { chat: { path: '/chat' }, tracking: [{ domain: 'a' }] })).toMatchObject({
    chat: { path: '/chat' },
    tracking: [{ domain: 'a', gtmId: '' }],
  });
});
