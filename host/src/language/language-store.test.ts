import type { Currency } from '@atrium/contract';
import { autorun, when } from 'mobx';
import { SessionKeys } from '../storage/session-keys';
import { SiteCookies } from '../storage/site-cookies';
import { CookieJar } from '../storage/testing/cookie-jar';
import { MemoryStorage } from '../storage/testing/memory-storage';
import { loadHostTexts } from './host-texts';
import { LanguageStore, type LanguageCollaborators } from './language-store';
import { initialLanguage } from './initial-language';

const yuan: Currency = { code: 'CNY', symbol: '¥', position: 'F', digits: 2 };

function language(more: Partial<LanguageCollaborators> = {}) {
  const keys = new SessionKeys(new MemoryStorage());
  const jar = new CookieJar();
  const cookies = new SiteCookies(jar, { merchant: 'aurora', domain: 'atrium.localhost', secure: false });
  const root = { lang: '' };
  const reportChoice = jest.fn();
  const offered = ['CN', 'TW', 'EN', 'JA', 'VI', 'TH'];
  const collaborators = { offered, currency: yuan, keys, cookies, hostTexts: loadHostTexts, root, ...more };
  const make = () => {
    const store = new LanguageStore(collaborators);
    store.onChosen(reportChoice);
    return store;
  };
  return { make, keys, jar, root, reportChoice };
}

async function loaded(more?: Partial<LanguageCollaborators>) {
  const parts = language(more);
  const store = parts.make();
  await store.load();
  return { store, ...parts };
}

test.each([
  [['TH', 'EN'], undefined, undefined, 'TH'],
  [['TH', 'EN'], 'EN', 'TH', 'EN'],
  [['TH', 'EN'], undefined, 'EN', 'EN'],
  [['TH', 'EN'], 'JA', 'EN', 'EN'],
  [[], undefined, undefined, 'CN'],
])('of %j, stored %j, in the cookie %j: the page starts in %s', (offered, stored, mirrored, expected) => {
  expect(initialLanguage(offered, stored, mirrored)).toBe(expected);
});

test('without a choice and a default, the page is in CN [LNG-01] [LIM-17]', () => {
  expect(language({ offered: [] }).make().current).toBe('CN');
});

test('texts are read in the language, including keys with dots and slashes', async () => {
  const { store } = await loaded();

  expect(store.text('in_sorry_in')).toBe('抱歉，请先登录。');
  expect(store.text('login.not.session')).toBe('您的登录已结束，请重新登录。');
  expect(store.text('auth/code-expired')).toBe('短信验证码已过期。');
  expect(store.text('request_number', { number: '<7>' })).toBe('请求编号：<7>');
  expect([store.knows('in_sorry_in'), store.knows('unknown_key')]).toEqual([true, false]);
  expect(store.text('unknown_key')).toBe('unknown_key');
});

test('its text function works without its object', async () => {
  const { text, money } = (await loaded()).store;

  expect([text('cancel'), money({ minor: 100, currency: 'CNY' })]).toEqual(['取消', '¥1.00']);
});

test('choosing switches texts and lang without a reload, and is kept under hisLang [LNG-07] [SES-04]', async () => {
  const { store, keys, jar, root } = await loaded();
  await store.choose('TH');

  expect(store.text('cancel')).toBe('ยกเลิก');
  expect(root.lang).toBe('th');
  expect(keys.get('hisLang')).toBe('TH');
  expect(jar.cookie).toBe('atrium.aurora.hisLang=TH');
});

test('the language of the cookie outlives the storages [OUT-10]', async () => {
  const { store, keys, make } = await loaded();
  await store.choose('VI');
  keys.remove('hisLang');

  expect(make().current).toBe('VI');
});

test('the server receives a choice, and nothing else', async () => {
  const { store, reportChoice } = await loaded();
  expect(reportChoice).not.toHaveBeenCalled();
  await store.choose('EN');

  expect(reportChoice.mock.calls).toEqual([['EN']]);
});

test('a language the merchant does not offer cannot be chosen', async () => {
  const { store } = await loaded({ offered: ['TH', 'EN'] });
  await store.choose('JA');

  expect(store.current).toBe('TH');
});

test('the last of two choices wins, whichever texts arrive first', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { store } = await loaded({
    hostTexts: async (code) => {
      if (code === 'JA') await late;
      return { ok: code };
    },
  });
  const japanese = store.choose('JA');
  await store.choose('EN');
  arrive();
  await japanese;

  expect([store.current, store.text('ok')]).toEqual(['EN', 'EN']);
});

test("a remote's texts take precedence over the host's and follow the language", async () => {
  const { store } = await loaded();
  const texts: Record<string, Record<string, string>> = { CN: { greeting: '你好' }, EN: { greeting: 'Hello' } };
  await store.addTexts('lobby', (code) => Promise.resolve(texts[code]));

  expect([store.text('greeting', {}, 'lobby'), store.text('cancel', {}, 'lobby')]).toEqual(['你好', '取消']);
  await store.choose('EN');
  expect(store.text('greeting', {}, 'lobby')).toBe('Hello');
  await store.choose('VI');
  expect(store.text('greeting', {}, 'lobby')).toBe('Hello');
});

test('a text that a language lacks is read in EN, and one that EN lacks is shown as its key [KEY-18]', async () => {
  const { store } = await loaded();
  const texts: Record<string, Record<string, string>> = {
    CN: { there: '有' },
    EN: { there: 'There', lacking: 'In English' },
  };
  await store.addTexts('lobby', (code) => Promise.resolve(texts[code]));
  const shown = () => ['there', 'lacking', 'in.no.language'].map((key) => store.text(key, {}, 'lobby'));
  const revision = store.revision;
  expect([store.current, ...shown()]).toEqual(['CN', '有', 'lacking', 'in.no.language']);
  await when(() => store.revision > revision);
  expect(shown()).toEqual(['有', 'In English', 'in.no.language']);
  // EN is loaded once, whatever it lacks itself
  const settled = store.revision;
  shown();
  await Promise.resolve();
  expect(store.revision).toBe(settled);
});

test('texts on their way are waited for: EN is loaded only for what the language lacks, once', async () => {
  const { store } = await loaded();
  const requested: string[] = [];
  const arrivals: (() => void)[] = [];
  const source = (code: string) => {
    requested.push(code);
    return new Promise<Record<string, string>>((resolve) => {
      arrivals.push(() => resolve(code === 'CN' ? { there: '有' } : { there: 'There', lacking: 'In English' }));
    });
  };
  const adding = store.addTexts('lobby', source);
  expect(store.text('there', {}, 'lobby')).toBe('there');
  expect(requested).toEqual(['CN']);

  arrivals[0]?.();
  await adding;
  for (const key of ['there', 'lacking', 'lacking', 'other']) store.text(key, {}, 'lobby');
  expect(requested).toEqual(['CN', 'EN']);

  const revision = store.revision;
  arrivals[1]?.();
  await when(() => store.revision > revision);
  expect(store.text('lacking', {}, 'lobby')).toBe('In English');
  expect(requested).toEqual(['CN', 'EN']);
});

test('EN replaces texts that cannot be loaded; a portal without any shows keys', async () => {
  const { store } = await loaded({
    hostTexts: (code) => (code === 'EN' ? Promise.resolve({ ok: 'OK!' }) : Promise.reject(new Error('lost'))),
  });
  expect(store.text('ok')).toBe('OK!');

  const bare = await loaded({ hostTexts: () => Promise.reject(new Error('lost')) });
  expect(bare.store.text('ok')).toBe('ok');
});

test('counts choose plurals', async () => {
  const { store } = await loaded({ offered: ['EN'] });
  store.putTexts('lobby', 'EN', { games_one: '{{count}} game', games_other: '{{count}} games' });

  expect(store.text('games', { count: 1 }, 'lobby')).toBe('1 game');
  expect(store.text('games', { count: 2 }, 'lobby')).toBe('2 games');
});

describe('money', () => {
  const amount = { minor: 123450, currency: 'CNY' };
  const write = (currency: Currency, code: string, money = amount) =>
    language({ currency, offered: [code] })
      .make()
      .money(money);

  test('has two decimals and the separators of the language [BAL-11] [WAL-20]', () => {
    expect(write(yuan, 'CN')).toBe('¥1,234.50');
    expect(write(yuan, 'EN')).toBe('¥1,234.50');
    expect(write(yuan, 'VI')).toBe('¥1.234,50');
  });

  test('has its symbol in front for F and by default, behind for B [BAL-12] [WAL-21]', () => {
    const baht: Currency = { code: 'THB', symbol: '฿', position: 'B', digits: 2 };

    expect(write(yuan, 'CN')).toBe('¥1,234.50');
    expect(write({ ...yuan, position: '' as 'F' }, 'CN')).toBe('¥1,234.50');
    expect(write(baht, 'TH', { minor: 50, currency: 'THB' })).toBe('0.50\u00a0฿');
  });

  test('has no decimals where the merchant shows none, and a sign before the symbol [BAL-11]', () => {
    const yen: Currency = { code: 'JPY', symbol: '¥', position: 'F', digits: 0 };

    expect(write(yen, 'JA', { minor: -1250, currency: 'JPY' })).toBe('-¥1,250');
  });

  test.each([
    ['JPY', '¥', 'JA', '¥1,234,567'],
    ['KRW', '₩', 'KO', '₩1,234,567'],
    ['VND', '₫', 'VI', '₫1.234.567'],
    ['IDR', 'Rp', 'ID', 'Rp1.234.567'],
  ])('of %s has no decimals', (code, symbol, speech, written) => {
    expect(write({ code, symbol, position: 'F', digits: 0 }, speech, { minor: 1_234_567, currency: code })).toBe(
      written,
    );
  });

  test('is cut, never rounded up, to the decimals that the merchant shows', () => {
    const whole: Currency = { code: 'CNY', symbol: '¥', position: 'F', digits: 0 };

    expect(write(whole, 'CN', { minor: 123_456_789, currency: 'CNY' })).toBe('¥1,234,567');
    expect(write(whole, 'CN', { minor: -199, currency: 'CNY' })).toBe('-¥1');
  });

  test.each([
    ['HK', '¥12,345,678.90'],
    ['KO', '¥12,345,678.90'],
    ['ID', '¥12.345.678,90'],
    ['ES', '¥12.345.678,90'],
    ['TA', '¥1,23,45,678.90'],
  ])('has the separators of %s', (code, written) => {
    expect(write(yuan, code, { minor: 1_234_567_890, currency: 'CNY' })).toBe(written);
  });

  test('of another currency shows the currency code', () => {
    expect(write(yuan, 'EN', { minor: 500, currency: 'JPY' })).toBe('500.00\u00a0JPY');
  });

  test('of a currency without minor units has two decimals as well, unless the merchant chose its own [BAL-11] [WAL-20] [LIM-19]', () => {
    const yen: Currency = { code: 'JPY', symbol: '¥', position: 'F', digits: 2 };
    expect(write(yen, 'JA', { minor: 1250, currency: 'JPY' })).toBe('¥1,250.00');
    expect(write({ ...yen, digits: 0 }, 'JA', { minor: 1250, currency: 'JPY' })).toBe('¥1,250');
  });

  test('is written as the back end says for its currency, before the configuration [BAL-12]', () => {
    const store = language({ currency: yuan, offered: ['EN'] }).make();
    const shown: string[] = [];
    const stop = autorun(() => shown.push(store.money(amount)));
    store.adoptCurrency({ code: 'CNY', symbol: 'RMB', position: 'B', digits: 2 });
    stop();
    expect(shown).toEqual(['¥1,234.50', '1,234.50\u00a0RMB']);
    expect(store.money({ minor: 700, currency: 'THB' })).toBe('7.00\u00a0THB');
    store.adoptCurrency({ code: 'THB', symbol: '฿', position: 'F', digits: 2 });
    expect(store.money({ minor: 700, currency: 'THB' })).toBe('฿7.00');
  });

  test('is exact to the last digit', () => {
    expect(write(yuan, 'EN', { minor: Number.MAX_SAFE_INTEGER, currency: 'CNY' })).toBe('¥90,071,992,547,409.91');
  });
});

test.each([
  ['EN', 'Nov 21, 2026'],
  ['CN', '2026年11月21日'],
  ['HK', '2026年11月21日'],
  ['JA', '2026/11/21'],
  ['KO', '2026. 11. 21.'],
  ['ID', '21 Nov 2026'],
  ['ES', '21 nov 2026'],
  ['VI', '21 thg 11, 2026'],
  ['TA', '21 நவ., 2026'],
  ['TH', '21 พ.ย. 2569'],
])('a day in %s is %s', (code, written) => {
  expect(
    language({ offered: [code] })
      .make()
      .date(new Date(2026, 10, 21, 12), 'date'),
  ).toBe(written);
});

test('a long date names its zone', () => {
  const store = language({ offered: ['EN'] }).make();
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;

  expect(store.date(0, 'long')).toContain(zone);
  expect(store.date(0, 'short')).not.toContain(zone);
});
