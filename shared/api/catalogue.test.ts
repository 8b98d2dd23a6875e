import * as v from 'valibot';
import { catalogue } from './catalogue';

const called = (id: string) => {
  const { method, path, silent, throttle } = catalogue.find((call) => call.id === id)!;
  return { method, path, silent, throttle };
};
const relays = catalogue.filter(({ path }) => path.startsWith('/wps/relay/'));

test('member info is a GET without parameters [SES-15]', () => {
  expect(called('member.info')).toMatchObject({ method: 'GET', path: '/wps/member/info' });
  expect(catalogue.find(({ id }) => id === 'member.info')?.example.request).toEqual({});
});

test('no relay call that only reads shows an alert, nor does the affiliate call [REQ-09]', () => {
  expect(relays.filter(({ method, silent }) => method === 'GET' && !silent).map(({ id }) => id)).toEqual([]);
  expect(catalogue.filter(({ path, silent }) => path === '/wps/agent/affiliate' && !silent)).toEqual([]);
});

test('relay calls that change something show refusals that only the portal knows', () => {
  const shown = relays.filter(({ silent }) => !silent).map(({ id }) => id);
  expect(shown.sort()).toEqual([
    'account.request',
    'agent.createLink',
    'agent.openEnvelope',
    'agent.register',
    'agent.switchLink',
    'agent.transfer',
    'favourites.add',
    'favourites.remove',
    'mall.convert',
    'mall.redeem',
    'payments.process',
    'raffle.claim',
    'rebates.claim',
    'referral.claim',
    'rewards.apply',
    'rewards.claim',
    'rewards.redeemCode',
    'wallets.transferUpline',
  ]);
});

test('announcements are a GET of the catalogue [REQ-10]', () => {
  expect(called('agent.announcements')).toMatchObject({
    method: 'GET',
    path: '/wps/relay/MCSFE_getAgentAnnouncements',
  });
});

test('unread counts are a GET of the catalogue [REQ-11]', () => {
  expect(called('member.unread')).toMatchObject({ method: 'GET', path: '/wps/relay/MCSFE_getUnreadMessageV2' });
});

test('available promotions are a GET of the catalogue [REQ-12]', () => {
  expect(called('member.promotions')).toMatchObject({ method: 'GET', path: '/wps/relay/MCSFE_getAvailablePromotions' });
});

test('four calls are throttled, each by its figure [CON-02] [CAP-02] [CAP-04] [PWD-06]', () => {
  const throttled = catalogue.filter(({ throttle }) => throttle !== undefined);
  expect(Object.fromEntries(throttled.map(({ id, throttle }) => [id, throttle]))).toEqual({
    'password.change': 3_000,
    'captcha.slider': 250,
    'payments.confirmations': 250,
    'captcha.image': 1_000,
  });
});

test('the payment confirmation list is a GET below the relay [REQ-13], sent at most every 250 ms [REQ-14]', () => {
  expect(called('payments.confirmations')).toEqual({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentConfirmationList',
    silent: true,
    throttle: 250,
  });
});

test('the country and the address of a visitor are a silent GET of the settings [SET-08]', () => {
  expect(called('system.location')).toMatchObject({ method: 'GET', path: '/wps/system/location', silent: true });
  const { answer, example } = catalogue.find(({ id }) => id === 'system.location')!;
  expect(v.parse(answer, { ...(example.answer as object), city: 'Bangkok' })).toEqual({
    countryCode: 'TH',
    ip: '203.0.113.9',
  });
});

test('every call has a unique id, and a unique method and path', () => {
  const ids = catalogue.map(({ id }) => id);
  const ways = catalogue.map(({ method, path }) => `${method} ${path}`);

  expect([new Set(ids).size, new Set(ways).size]).toEqual([ids.length, ways.length]);
});
