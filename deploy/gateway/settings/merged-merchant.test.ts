import { SettingsSchema, TemplateSchema, toCountries } from '@atrium/api';
import * as v from 'valibot';
import { demoMerchants, loadMerchants, switchKeys, type Merchant } from '../../merchants';
import { merchantFacts } from '../composing/merchant-facts';
import { mergedMerchant } from './merged-merchant';

const [aurora, lotus] = loadMerchants(demoMerchants).all as [Merchant, Merchant];
const settings = (answer: object) => ({ settings: v.parse(SettingsSchema, answer) });
const template = (answer: object) => ({ template: v.parse(TemplateSchema, answer) });

it.each(switchKeys)(
  'switches %s on and off by the answer, whatever is configured [SET-20] [SET-21] [SET-22] [SET-23] [SET-24] [SET-25] [SET-26] [SET-27] [SET-28] [SET-29] [SET-30] [SET-31] [SET-32]',
  (name) => {
    for (const configured of [true, false]) {
      const merchant = { ...aurora, switches: { ...aurora.switches, [name]: configured } };
      const facts = (answer: object) => merchantFacts(mergedMerchant(merchant, settings(answer)));
      const on = `switch:${name}`;
      expect(facts({ switches: { [name]: 'Y' } })).toContain(on);
      expect(facts({ switches: { [name]: 0 } })).toContain(`${on}.off`);
      expect(facts({ switches: { [name]: 0 } })).not.toContain(on);
      for (const silent of [{}, { switches: {} }, { switches: { [name]: null } }])
        expect(facts(silent)).toContain(configured ? on : `${on}.off`);
    }
  },
);

it('takes switches that no configuration knows, but none with a name that would state another one off', () => {
  const { switches } = mergedMerchant(aurora, settings({ switches: { NEW7: 1, 'NEW8.off': 1, 'x y': 1 } }));
  expect(switches['NEW7']).toBe(true);
  expect(Object.keys(switches).filter((name) => !(switchKeys as readonly string[]).includes(name))).toEqual(['NEW7']);
});

it('turns the login popup on and off by the answer [SET-19]', () => {
  const popup = (merchant: Merchant, answer: object) => mergedMerchant(merchant, settings(answer)).shell.loginPop;
  expect(popup(aurora, { shellSet: { loginPop: 'N' } })).toBe(false);
  expect(popup(lotus, { shellSet: { loginPop: 1 } })).toBe(true);
  expect([popup(aurora, { shellSet: {} }), popup(lotus, {})]).toEqual([true, false]);
});

it.each([
  [
    { id: 'theirs', version: 'v3' },
    { id: 'theirs', version: 'v3' },
  ],
  [{ version: 3 }, { id: 'aurora-demo', version: 'v3' }],
  [
    { id: 'theirs', version: '4.1' },
    { id: 'theirs', version: 'v4' },
  ],
  [
    { id: 'theirs', version: 'next' },
    { id: 'theirs', version: 'v4' },
  ],
  [undefined, { id: 'aurora-demo', version: 'v4' }],
])('takes the captcha %j as %j [SET-16]', (captcha, merged) => {
  expect(mergedMerchant(aurora, settings({ captcha })).captcha).toMatchObject(merged);
});

it('takes the text message provider, the phone template and the icons of the answer [SET-13] [SET-17] [SET-18]', () => {
  const merged = mergedMerchant(
    aurora,
    settings({ sms: { provider: 'firebase' }, mobileTemplate: 'M2', profileIconCount: '21' }),
  );
  expect(merged).toMatchObject({ smsProvider: 'firebase', profileIconCount: 21 });
  expect(merged.templates).toEqual({ ...aurora.templates, mobileTemplate: 'M2' });
  expect(mergedMerchant(aurora, settings({ sms: {} }))).toMatchObject({ smsProvider: 'server', profileIconCount: 9 });
});

it('takes the affiliate mode of the answer [SET-11]', () => {
  const mode = (answer: object) => mergedMerchant(aurora, settings(answer)).registration.affiliateMode;
  expect([mode({ register: { affiliateMode: 3 } }), mode({ register: {} })]).toEqual([3, 0]);
});

it('opens and closes registration by the template [SET-07]', () => {
  const closed = mergedMerchant(aurora, template({ templateId: 'T8', parameters: { switch_register: 'N' } }));
  expect(closed.templates).toEqual({ ...aurora.templates, templateId: 'T8', switchRegister: false });
  expect(merchantFacts(closed)).not.toContain('setting:registration');
  const off = { ...aurora, templates: { ...aurora.templates, switchRegister: false } };
  expect(merchantFacts(mergedMerchant(off, template({ parameters: { switch_register: 1 } })))).toContain(
    'setting:registration',
  );
  expect(merchantFacts(mergedMerchant(off, template({ parameters: { prize_mode: 'Elott' } })))).not.toContain(
    'setting:registration',
  );
});

it.each([
  ['Elott', 'Elott'],
  ['Thai', 'Lott'],
  ['', 'Lott'],
])('reads the prize mode %j as %s, because only two exist [VNL-04]', (prize_mode, prizeMode) => {
  const merged = mergedMerchant(aurora, template({ parameters: { prize_mode } }));
  expect(merged.templates.prizeMode).toBe(prizeMode);
});

it.each([
  ['B', 'B'],
  ['F', 'F'],
  ['', 'F'],
  [undefined, 'F'],
])('puts the currency symbol where the country says: %j is %s [BAL-12]', (currencyPosition, position) => {
  const other = position === 'F' ? 'B' : 'F';
  const merchant = { ...aurora, currency: { ...aurora.currency, position: other } } as Merchant;
  const countries = toCountries([
    { countryCode: 'TW', countryDialingCode: '886', currency: 'CNY', currencyPosition: other },
    { countryCode: 'CN', countryDialingCode: '86', currency: 'CNY', currencyPosition },
  ]);
  expect(mergedMerchant(merchant, { countries }).currency).toEqual({ ...aurora.currency, position });
  expect(mergedMerchant({ ...merchant, country: 'JP' }, { countries }).currency.position).toBe(other);
});

it('replaces lists that the answer names, without addresses that no page could load [SET-12] [SET-14] [SET-15]', () => {
  const merged = mergedMerchant(
    aurora,
    settings({
      resources: [{ resourceType: 'FAX' }, { resourceType: 'ZALO', url: '/zalo', qrCodeUrl: '/zalo.svg' }],
      customerService: [{ title: 'Night', path: '/night' }],
      imageCDNs: ['https://img.example/a', "https://x;script-src 'unsafe-inline'", 'http://plain.example'],
      launchGameCDNs: ['https://games.example'],
    }),
  );
  expect(merged).toMatchObject({
    resources: [{ resourceType: 'ZALO', url: '/zalo', qrCodeUrl: '/zalo.svg' }],
    customerService: [{ title: 'Night', path: '/night' }],
    imageCdns: ['https://img.example/a'],
    gameCdns: ['https://games.example'],
  });
  expect(merchantFacts(merged).filter((fact) => fact.startsWith('resource:'))).toEqual(['resource:ZALO']);
  expect(mergedMerchant(aurora, {})).toEqual(aurora);
});

it('leaves out third parties that the answer does not offer, and adds none', () => {
  const thirdParties = (answer: object) => {
    const { chat, tracking } = mergedMerchant(lotus, settings(answer));
    return [chat?.path, tracking.map(({ affiliateCode = '' }) => affiliateCode)];
  };
  expect(thirdParties({})).toEqual(['/chat', ['', 'friend']]);
  expect(thirdParties({ chat: null, tracking: [] })).toEqual([undefined, []]);
  expect(
    thirdParties({
      chat: { path: '/other' },
      tracking: [
        { domain: 'lotus.atrium.localhost', affiliateCode: 'friend' },
        { domain: 'evil.example', gtmId: 'x' },
      ],
    }),
  ).toEqual(['/chat', ['friend']]);
  expect(mergedMerchant(aurora, settings({ chat: { path: '/chat' } })).chat).toBeUndefined();
});
