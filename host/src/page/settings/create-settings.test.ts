import { SettingsSchema } from '@atrium/api';
import type { Composition, Fact } from '@atrium/contract';
import * as v from 'valibot';
import { SessionKeys } from '../../storage/session-keys';
import { MemoryStorage } from '../../storage/testing/memory-storage';
import { createSettings } from './create-settings';
import { mergedFacts } from './merged-facts';

const composition: Pick<Composition, 'merchant' | 'facts'> = {
  merchant: {
    code: 'aurora',
    name: 'Aurora',
    siteCode: 'www',
    languages: ['CN', 'EN'],
    currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 },
    values: { nextPage: '/promotion' },
    theme: 'aurora',
  },
  facts: ['language:CN'],
};
const answer = {
  resources: [{ resourceType: 'IOS', url: 'https://example.test/app' }],
  imageCDNs: ['https://one.test', 'https://two.test', 'https://three.test'],
  launchGameCDNs: [],
  customerService: [{ title: 'Online', path: '/help' }],
  shellSet: { loginPop: true },
  switches: { FREEPLAY3: true, INBOX3: 0 },
};

function settings(given?: unknown, storage = new MemoryStorage(), random = () => 0.5) {
  const keys = new SessionKeys(storage);
  return { settings: createSettings({ composition, answer: given, keys, storage, random }), keys, storage };
}

test('resources, support addresses and named values are those of the merchant', () => {
  const { settings: known } = settings(answer);

  expect(known.resources).toEqual([{ type: 'IOS', url: 'https://example.test/app' }]);
  expect(known.customerService).toEqual([{ title: 'Online', path: '/help' }]);
  expect([known.value('nextPage'), known.value('nothing')]).toEqual(['/promotion', undefined]);
});

test('values of the settings, the white label and the template are read by name [SET-17] [SET-18]', () => {
  const given = { ...answer, mobileTemplate: 'M3', profileIconCount: '12', register: { fields: [] } };
  const { settings: known } = settings(given);
  expect([known.value('mobileTemplate'), known.value('profileIconCount')]).toEqual(['M3', '12']);
  expect(settings(answer).settings.value('profileIconCount')).toBeUndefined();

  known.setValues({ brandName: 'Aurora', prize_mode: 'Lott', switch_register: false, signOutPage: '' });
  expect(
    ['brandName', 'prize_mode', 'switch_register', 'signOutPage', 'register', 'nextPage'].map((name) =>
      known.value(name),
    ),
  ).toEqual(['Aurora', 'Lott', 'false', undefined, undefined, '/promotion']);
});

test('resources are of seven types, each with its url and qrCodeUrl [SET-12] [API-09], customer service has titles and paths [SET-15]', () => {
  const types = ['QQ', 'WECHAT', 'ZALO', 'SpeedTest', 'IOS', 'Android', 'H5'];
  const resources = types.map((resourceType) => ({
    resourceType,
    url: `/to/${resourceType}`,
    qrCodeUrl: `/code/${resourceType}.svg`,
  }));
  const customerService = [
    { title: 'Online', path: '/help' },
    { title: 'VIP', path: 'https://vip.example' },
  ];
  const { settings: known } = settings({ ...answer, resources, customerService });

  expect(known.resources).toEqual(types.map((type) => ({ type, url: `/to/${type}`, qrCodeUrl: `/code/${type}.svg` })));
  expect(known.customerService).toEqual(customerService);
});

test('an unreadable resource, link or switch costs only itself [SET-12]', () => {
  const { settings: known } = settings({
    ...answer,
    resources: [{ resourceType: 'FAX', url: '/fax' }, { resourceType: 'ZALO', url: '/zalo' }, null],
    customerService: [
      { title: 'Lost', path: 7 },
      { title: 'VIP', path: '/vip' },
    ],
    captcha: 'none',
    switches: { FREEPLAY3: {}, MYRBT3: 'Y' },
  });

  expect(known.resources).toEqual([{ type: 'ZALO', url: '/zalo' }]);
  expect(known.customerService).toEqual([{ title: 'VIP', path: '/vip' }]);
  expect([known.known, known.switched('MYRBT3'), known.switched('FREEPLAY3')]).toEqual([true, true, false]);
});

test('switches become facts, including explicit ones that are off; an absent one is off', () => {
  const { settings: known } = settings(answer);

  expect(known.facts).toEqual([
    'language:CN',
    'switch:FREEPLAY3',
    'switch:INBOX3.off',
    'setting:loginPop',
    'resource:IOS',
  ]);
  expect([known.switched('FREEPLAY3'), known.switched('INBOX3'), known.switched('NEW3')]).toEqual([true, false, false]);
});

test('a late answer wins over the facts of the page, on and off, and leaves those it does not name [SET-19] [SET-22]', () => {
  const composed: Fact[] = [
    'language:EN',
    'switch:FREEPLAY3',
    'switch:INBOX3.off',
    'switch:MYRBT3',
    'switch:GEETEST3.off',
    'setting:loginPop',
    'setting:registration',
    'resource:QQ',
  ];
  const late = {
    switches: { FREEPLAY3: 0, INBOX3: 'Y' },
    shellSet: { loginPop: false },
    resources: [{ resourceType: 'H5', url: '/app' }, { resourceType: 'IOS' }],
  };

  expect([...mergedFacts(composed, v.parse(SettingsSchema, late))].sort()).toEqual([
    'language:EN',
    'resource:H5',
    'setting:loginPop.off',
    'setting:registration',
    'switch:FREEPLAY3.off',
    'switch:GEETEST3.off',
    'switch:INBOX3',
    'switch:MYRBT3',
  ]);
  expect(mergedFacts(composed, v.parse(SettingsSchema, {}))).toEqual(composed);
  expect(mergedFacts(composed, undefined)).toEqual(composed);
});

test('the image base is chosen at random [NET-05] [SET-14] and the choice is kept for the session', () => {
  const { settings: known, storage } = settings(answer);

  expect(known.imageBase).toBe('https://two.test');
  expect(settings(answer, new MemoryStorage(), () => 0.9).settings.imageBase).toBe('https://three.test');
  expect(settings(answer, storage, () => 0.9).settings.imageBase).toBe('https://two.test');
});

test('without game addresses games come from the same origin; with them one is kept for the session [NET-06] [SET-14]', () => {
  expect(settings(answer).settings.gameBase).toBe('');
  const games = { ...answer, launchGameCDNs: ['https://g1.test', 'https://g2.test'] };
  const { settings: known, storage } = settings(games);

  expect(known.gameBase).toBe('https://g2.test');
  expect(settings(games, storage, () => 0).settings.gameBase).toBe('https://g2.test');
});

test('an answer that arrives after the page is applied, and kept with the merchant [SES-04]', () => {
  const { settings: known, keys } = settings();
  expect([known.known, known.facts]).toEqual([false, ['language:CN']]);

  known.setAnswer(v.parse(SettingsSchema, answer));
  expect(known.switched('FREEPLAY3')).toBe(true);
  expect(keys.get('shellSet')).toEqual({ loginPop: true });
  expect(keys.get('merchantCode')).toBe('aurora');
});

test('when settings cannot be loaded the last ones apply; without any, every switch is off [SET-35]', () => {
  const { storage } = settings(answer);

  expect(settings(undefined, storage).settings.switched('FREEPLAY3')).toBe(true);
  expect(settings('no settings', storage).settings.switched('FREEPLAY3')).toBe(true);
  expect(settings(undefined).settings.switched('FREEPLAY3')).toBe(false);
});
