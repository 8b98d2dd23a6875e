import { pageBlocks, type Composition } from '@atrium/contract';
import { openPortal, type Portal } from '../testing/open-portal';

const html = { accept: 'text/html' };
/** What each merchant's back end answers; aurora's configuration has everything on, kestrel's nearly everything off. */
const answers: Record<string, Record<string, unknown>> = {
  aurora: {
    settings: { switches: { FREEPLAY3: 0, USERNAMEREG3: 0 }, shellSet: { loginPop: 0 }, captcha: { version: 3 } },
    templates: { parameters: { switch_register: 'N' } },
    domainRoute: { domainList: ['https://aurora-two.example', 'aurora-three.example:8443'] },
    country: [{ countryCode: 'CN', countryDialingCode: '86', currency: 'CNY', currencyPosition: 'B' }],
  },
  kestrel: {
    settings: {
      switches: { FREEPLAY3: 'Y', GEETEST3: 1 },
      sms: { provider: 'firebase' },
      mobileTemplate: 'M2',
      imageCDNs: ['https://pictures.example/kestrel'],
      resources: [
        { resourceType: 'IOS', qrCodeUrl: 'https://codes.example/ios.png?v=2' },
        { resourceType: 'Android', qrCodeUrl: 'https://apps.example/get' },
        { resourceType: 'H5', qrCodeUrl: '/pictures/h5.svg' },
        { resourceType: 'QQ', qrCodeUrl: 'http://plain.example/qq.png' },
      ],
    },
  },
};

/** The headers of the start-up calls. */
const received: Record<string, unknown>[] = [];

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({
    backend: (app) => {
      for (const [name, path] of [
        ['settings', 'settings/consolidated'],
        ['templates', 'templates'],
        ['domainRoute', 'domainRoute'],
        ['country', 'country'],
      ] as const)
        app.get(`/wps/system/${path}`, ({ headers }) => {
          received.push(headers);
          const value = answers[String(headers['merchant'])]?.[name];
          return value === undefined ? { success: false, code: 'unknown' } : { success: true, value };
        });
    },
    patience: 5_000,
  });
  await portal.release({ remote: 'host' });
  await portal.release({
    remote: 'lobby',
    descriptor: {
      places: [
        { name: 'lobby.home@1', view: 'home', path: '/' },
        { name: 'lobby.demo@1', view: 'home', path: '/trial', when: 'switch:FREEPLAY3' },
        { name: 'lobby.join@1', view: 'home', path: '/join', when: 'setting:registration' },
      ],
    },
  });
}, 60_000);
afterAll(() => portal.close());

async function load(merchant: string) {
  const { body, headers } = await portal.get(`//${merchant}/`, html);
  const block = (id: string) => JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(body)?.[1] ?? '{}') as unknown;
  const directives = String(headers['content-security-policy']).split('; ');
  return {
    body,
    composition: block(pageBlocks.composition) as Composition,
    answers: block(pageBlocks.answers) as Record<string, Record<string, unknown>>,
    policy: (name: string) => directives.find((directive) => directive.startsWith(`${name} `)),
  };
}
const pathsOf = ({ remotes: [first] }: Composition) => first?.descriptor.places?.map(({ path }) => path);

it('names merchant, device and language in every start-up call, and no session [REQ-01]', async () => {
  received.length = 0;
  await portal.get('//kestrel/', { ...html, cookie: 'atrium.kestrel.hisLang=EN', authorization: 'mine' });
  expect(received.length).toBeGreaterThan(0);
  for (const headers of received) {
    expect(headers).toMatchObject({
      merchant: 'kestrel',
      device: 'web',
      language: expect.stringMatching(/^[A-Z]{2}$/),
    });
    expect(headers).not.toHaveProperty('authorization');
  }
});

it('leaves out of a page what the back end switches off, although it is configured [SET-07] [SET-19] [SET-22]', async () => {
  const { composition, answers: carried } = await load('aurora');
  expect(pathsOf(composition)).toEqual(['/']);
  expect(composition.closed).toEqual(['/join', '/trial']);
  expect(composition.facts).toEqual(expect.arrayContaining(['switch:FREEPLAY3.off', 'switch:INBOX3']));
  expect(composition.facts).not.toEqual(expect.arrayContaining(['setting:loginPop']));
  expect(carried['system.settings']).toMatchObject({
    switches: { FREEPLAY3: false, INBOX3: true },
    shellSet: { loginPop: false },
  });
});

it('adds to a page what the back end switches on, although it is not configured [SET-13] [SET-14] [SET-18] [SET-22]', async () => {
  const { body, composition, policy } = await load('kestrel');
  expect(pathsOf(composition)).toEqual(['/', '/trial', '/join']);
  expect(composition.facts).toEqual(expect.arrayContaining(['switch:FREEPLAY3', 'setting:loginPop']));
  expect(composition.merchant.values).toMatchObject({ smsProvider: 'firebase', captchaVersion: 'v3' });
  expect(body).toContain(' data-mobile-template="M2"');
  expect(policy('img-src')).toContain(' https://pictures.example');
  expect(policy('frame-src')).toContain('kestrel--captcha.embed.localhost');
});

it('allows the pictures of QR codes that the back end names, and no other address of a resource [LOG-13]', async () => {
  const images = (await load('kestrel')).policy('img-src')?.split(' ');
  expect(images).toEqual(['img-src', "'self'", 'data:', 'https://pictures.example', 'https://codes.example']);
});

it('gives open tabs the same composition as pages', async () => {
  for (const merchant of ['aurora', 'kestrel']) {
    const { composition } = await load(merchant);
    const polled = await portal.get(`//${merchant}/composition`);
    expect(JSON.parse(polled.body)).toEqual(composition);
  }
});

it('uses the version of the captcha and the currency format of the back end [SET-16] [BAL-12]', async () => {
  const { values, currency } = (await load('aurora')).composition.merchant;
  expect(values).toMatchObject({ captchaVersion: 'v3', captchaId: 'aurora-demo' });
  expect(currency).toMatchObject({ code: 'CNY', position: 'B' });
});

it('allows a page to ping the other domains that the back end names [NET-01]', async () => {
  const connect = (await load('aurora')).policy('connect-src')?.split(' ');
  expect(connect).toEqual(expect.arrayContaining(['https://aurora-two.example', 'https://aurora-three.example:8443']));
  expect((await load('kestrel')).policy('connect-src')).not.toContain('example');
});

it('uses the configuration of a merchant while its back end answers nothing', async () => {
  const { composition, answers: carried } = await load('lotus');
  expect(composition.facts).toEqual(expect.arrayContaining(['switch:FREEPLAY3', 'switch:USERNAMEREG3.off']));
  expect(composition.merchant.currency).toMatchObject({ code: 'THB', position: 'B' });
  expect(carried).toEqual({});
});
