import { vendors } from './page/vendors.js';

type Page = Record<string, unknown> & {
  dataLayer?: ArrayLike<unknown>[];
  fbq?: { queue: unknown[] };
  ttq?: unknown[];
  AF?: { queue: unknown[] };
};
const page = globalThis as unknown as Page;
const pageView = { event: 'page_view', page: '/electron', language: 'TH' };

afterEach(() => ['dataLayer', 'fbq', 'ttq', 'AF', 'Adjust'].forEach((name) => Reflect.deleteProperty(page, name)));

function track(kind: string, id: string, ...events: { event: string }[]) {
  return trackWith({}, kind, id, ...events);
}

function trackWith(tokens: Record<string, string>, kind: string, id: string, ...events: { event: string }[]) {
  const vendor = vendors[kind]!(id, tokens);
  vendor.start();
  events.forEach((event) => vendor.track(event));
  return vendor.address;
}

test('each vendor’s script is loaded with the id', () => {
  const addresses = Object.keys(vendors).map((kind) => new URL(vendors[kind]!('ID-7').address));
  expect(addresses.map(({ host }) => host)).toEqual([
    'www.googletagmanager.com',
    'www.googletagmanager.com',
    'connect.facebook.net',
    'analytics.tiktok.com',
    'websdk.appsflyer.com',
    'cdn.adjust.com',
  ]);
  expect(addresses.filter(({ search }) => search.includes('ID-7'))).toHaveLength(4);
});

test('each vendor receives events in its own format, before its script is loaded [TRK-04]', () => {
  track('gtm', 'GTM-1', pageView);
  expect(page.dataLayer?.[1]).toEqual(pageView);
  track('gtag', 'G-2', pageView, { event: 'register' });
  expect([...page.dataLayer!].slice(1).map((said) => Array.from(said))).toEqual([
    ['config', 'G-2', { send_page_view: false }],
    ['event', 'page_view', { page_path: '/electron', language: 'TH' }],
    ['event', 'sign_up', {}],
  ]);
  track('facebook', '3', pageView, { event: 'login' }, { event: 'register' });
  expect(page.fbq?.queue).toEqual([
    ['init', '3'],
    ['track', 'PageView'],
    ['trackCustom', 'login'],
    ['track', 'CompleteRegistration'],
  ]);
  track('tiktok', 'C4', pageView, { event: 'register' });
  expect(page.ttq).toEqual([['load', 'C4'], ['page'], ['track', 'CompleteRegistration']]);
  track('appsflyer', 'a-5', { event: 'login' });
  expect(page.AF?.queue).toEqual([['pba', 'event', { eventType: 'EVENT', eventName: 'login' }]]);
});

test('Adjust receives earlier events once it is loaded, by the tokens of its dashboard, and none without a token [TRK-03]', () => {
  const target = new EventTarget();
  const listen = globalThis.addEventListener;
  globalThis.addEventListener = target.addEventListener.bind(target) as typeof listen;
  const tokens = { register: 'r3g15t', page_view: 'p4gev1' };
  trackWith(tokens, 'adjust', 'b6', pageView, { event: 'login' }, { event: 'register' });
  const said: unknown[] = [];
  page['Adjust'] = { initSdk: (given: unknown) => said.push(given), trackEvent: (given: unknown) => said.push(given) };
  target.dispatchEvent(new Event('tag-loaded'));
  globalThis.addEventListener = listen;

  expect(said).toEqual([
    { appToken: 'b6', environment: 'production' },
    { eventToken: 'p4gev1' },
    { eventToken: 'r3g15t' },
  ]);
});
