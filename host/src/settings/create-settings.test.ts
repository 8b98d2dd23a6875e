import { SettingsSchema } from '@atrium/api';
import type { Composition } from '@atrium/contract';
import * as v from 'valibot';
import { SessionKeys } from '../session/session-keys';
import { MemoryStorage } from '../session/testing/memory-storage';
import { createSettings } from './create-settings';

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

test('switches become facts, one that is expressly off too; an absent one is off', () => {
  const { settings: known } = settings(answer);

  expect(known.facts).toEqual([
    'language:CN',
    'switch:FREEPLAY3',
    'switch:INBOX3.off',
    'resource:IOS',
    'setting:loginPop',
  ]);
  expect([known.switched('FREEPLAY3'), known.switched('INBOX3'), known.switched('NEW3')]).toEqual([true, false, false]);
});

test('the image base is chosen at random [NET-05] and the choice is kept for the session', () => {
  const { settings: known, storage } = settings(answer);

  expect(known.imageBase).toBe('https://two.test');
  expect(settings(answer, new MemoryStorage(), () => 0.9).settings.imageBase).toBe('https://three.test');
  expect(settings(answer, storage, () => 0.9).settings.imageBase).toBe('https://two.test');
});

test('without game addresses games come from the same origin; with them one is kept for the session [NET-06]', () => {
  expect(settings(answer).settings.gameBase).toBe('');
  const games = { ...answer, launchGameCDNs: ['https://g1.test', 'https://g2.test'] };
  const { settings: known, storage } = settings(games);

  expect(known.gameBase).toBe('https://g2.test');
  expect(settings(games, storage, () => 0).settings.gameBase).toBe('https://g2.test');
});

test('an answer that was late for the page is taken in when it comes', () => {
  const { settings: known, keys } = settings();
  expect([known.known, known.facts]).toEqual([false, ['language:CN']]);

  known.learn(v.parse(SettingsSchema, answer));
  expect(known.switched('FREEPLAY3')).toBe(true);
  expect(keys.get('shellSet')).toEqual({ loginPop: true });
  expect(keys.get('merchantCode')).toBe('aurora');
});

test('when settings cannot be had the last ones stand; without any, everything gated is off [SET-35]', () => {
  const { storage } = settings(answer);

  expect(settings(undefined, storage).settings.switched('FREEPLAY3')).toBe(true);
  expect(settings('no settings', storage).settings.switched('FREEPLAY3')).toBe(true);
  expect(settings(undefined).settings.switched('FREEPLAY3')).toBe(false);
});
