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

function told(kind: string, id: string, ...events: { event: string }[]) {
  const vendor = vendors[kind]!(id);
  vendor.start();
  events.forEach((event) => vendor.tell(event));
  return vendor.address;
}

test('each vendor’s script is asked for with the id', () => {
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

test('each is told in its own words, before its script is there [TRK-04]', () => {
  told('gtm', 'GTM-1', pageView);
  expect(page.dataLayer?.[1]).toEqual(pageView);
  told('gtag', 'G-2', pageView, { event: 'register' });
  expect([...page.dataLayer!].slice(1).map((said) => Array.from(said))).toEqual([
    ['config', 'G-2', { send_page_view: false }],
    ['event', 'page_view', { page_path: '/electron', language: 'TH' }],
    ['event', 'sign_up', {}],
  ]);
  told('facebook', '3', pageView, { event: 'login' }, { event: 'register' });
  expect(page.fbq?.queue).toEqual([
    ['init', '3'],
    ['track', 'PageView'],
    ['trackCustom', 'login'],
    ['track', 'CompleteRegistration'],
  ]);
  told('tiktok', 'C4', pageView, { event: 'register' });
  expect(page.ttq).toEqual([['load', 'C4'], ['page'], ['track', 'CompleteRegistration']]);
  told('appsflyer', 'a-5', { event: 'login' });
  expect(page.AF?.queue).toEqual([['pba', 'event', { eventType: 'EVENT', eventName: 'login' }]]);
});

test('Adjust is told what happened before it was there once it is', () => {
  const target = new EventTarget();
  const listen = globalThis.addEventListener;
  globalThis.addEventListener = target.addEventListener.bind(target) as typeof listen;
  told('adjust', 'b6', pageView);
  const said: unknown[] = [];
  page['Adjust'] = { initSdk: (given: unknown) => said.push(given), trackEvent: (given: unknown) => said.push(given) };
  target.dispatchEvent(new Event('tag-loaded'));
  globalThis.addEventListener = listen;

  expect(said).toEqual([{ appToken: 'b6', environment: 'production' }, { eventToken: 'page_view' }]);
});
