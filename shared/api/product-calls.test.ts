import * as v from 'valibot';
import { catalogue } from './catalogue';
import { miniGameScripts } from './lottery/mini-game';
import { promoUiScript } from './notices/promo-ui';
import { systemTemplates } from './system/settings';

const ways = new Set(catalogue.map(({ method, path }) => `${method} ${path}`));

test.each([
  ['getMemberInfo', '/wps/member/info'],
  ['getInfoIcon', '/wps/member/info/icon'],
  ['getBalanceV2', '/wps/v2/wallets/balance'],
  ['getConsolidated', '/wps/member/info/funds/consolidated'],
  ['getPlayerRankProgress', '/wps/relay/MCSFE_getPlayerRankProgress'],
  ['getTemplates', '/wps/system/templates'],
  ['getsetting', '/wps/system/settings/consolidated'],
])('%s is a GET of %s, as in the first document [API-04] [WAL-06] [MEM-16]', (_name, path) => {
  expect(ways).toContain(`GET ${path}`);
});

test('the balance asks for every wallet by the type 0 [API-04]', () => {
  expect(catalogue.find(({ id }) => id === 'wallets.balance')?.example.request).toEqual({ typeId: 0 });
});

test('the named lottery paths are GET calls [API-05]', () => {
  for (const path of ['/lgw/games', '/lgw/games/opened/numero', '/lgw/games/game_menus', '/lgw/games/popular'])
    expect(ways).toContain(`GET ${path}`);
  for (const path of ['/lgw/draw', '/lgw/numeros/near', '/lgw/vn/games', '/lgw/vn/games/game_menus'])
    expect(ways).toContain(`GET ${path}`);
});

test('the named paths elsewhere have their calls and scripts [API-06]', () => {
  for (const way of ['PUT /wps/feedback', 'GET /wps/system/helpCenter', 'GET /wps/system/test/ping'])
    expect(ways).toContain(way);
  expect([...ways].filter((way) => way.endsWith(' /wps/game/launchGame'))).toHaveLength(1);
  expect([promoUiScript, miniGameScripts.v1, miniGameScripts.s1]).toEqual([
    '/common/promo-ui/index.js',
    '/mini-game/v1/minigame.js',
    '/mini-game/s1/minigame.js',
  ]);
});

test.each([
  [{ merchantCode: 'lotus', parameters: {} }, 'lotus'],
  [{ parameters: {} }, undefined],
  [{ merchantCode: null, parameters: {} }, undefined],
])('getTemplates %j reads the merchant code %s [API-07]', (answer, merchantCode) => {
  expect((v.parse(systemTemplates.answer, answer) as { merchantCode?: string }).merchantCode).toBe(merchantCode);
});

test.each([
  ...['getMerchantWallet', 'getRebate', 'getChatPermission', 'getChatMessage', 'getChatUrl', 'getFavList'],
  ...['getRewardType', 'pointReward', 'pointBalance', 'refreshPointBalance', 'pointConfig', 'redeemList'],
  ...['memberTransactionDetail', 'getTransactionHistory', 'getClaimList', 'getPromoCodeEnable', 'getRaffleStatus'],
  ...['recommendedHotGames', 'gameMatchV2', 'vassalageGameType', 'hotGames', 'vendorMenu', 'getNotice', 'getLottURL'],
])('%s reads, so it is a GET below the relay, and its own page shows its failures [API-02]', (name) => {
  expect(catalogue.filter(({ path }) => path.endsWith(`_${name}`))).toMatchObject([
    { method: 'GET', path: `/wps/relay/MCSFE_${name}`, silent: true },
  ]);
});

test.each([
  ...['addFavorite', 'redeemPoint', 'convertPoint', 'transferUpline', 'claimRaffle', 'getSignUpRequestReward'],
  ...['getLaunchAddressV2', 'trialGame', 'gameLogout', 'postJackpot', 'setInfoIcon', 'readMessageV2'],
])('%s writes or carries a payload, so it is a POST below the relay [API-02]', (name) => {
  expect(catalogue.filter(({ path }) => path.endsWith(`_${name}`))).toMatchObject([
    { method: 'POST', path: `/wps/relay/MCSFE_${name}` },
  ]);
});

test('all calls are in one table, each relay call by its name alone [API-02]', () => {
  const relayed = catalogue.filter(({ path }) => path.includes('/relay/'));
  expect(relayed.length).toBeGreaterThan(50);
  expect(relayed.filter(({ path }) => !/^\/wps\/relay\/MCSFE_[A-Za-z]+(C2C[A-Za-z]+|V2)?$/.test(path))).toEqual([]);
  // a favourite is removed by the method that the rows of favourites name
  const unusual = relayed.filter(({ method }) => method !== 'GET' && method !== 'POST');
  expect(unusual.map(({ id }) => id)).toEqual(['favourites.remove']);
});

test.each([
  ['getAgentAnnouncements', 'agent announcements'],
  ['getUnreadMessageV2', 'unread counts'],
  ['getMessageV2', 'the inbox list'],
  ['getAvailablePromotions', 'available promotions'],
  ['getPaymentConfirmationList', 'payments to confirm'],
])('%s, which the first document leaves to the relay group, follows the relay rule: %s [API-03]', (name) => {
  expect(ways).toContain(`GET /wps/relay/MCSFE_${name}`);
});

test('examples name the web client as each call does: platform W, device WEB [API-10]', () => {
  const requests = catalogue.map(({ example }) => example.request as Record<string, unknown>);
  const values = (field: string) => [...new Set(requests.flatMap((request) => request[field] ?? []))];
  expect(values('platform')).toEqual(['W']);
  expect(values('device')).toEqual(['WEB']);
  expect(values('sourceType')).toEqual(['']);
});
