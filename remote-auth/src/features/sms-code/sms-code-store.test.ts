import { fails, type FakeAnswer } from '@atrium/contract/testing';
import type { Fact } from '@atrium/contract';
import EN from '../../locales/EN.json';
import { authHost } from '../../testing/auth-host';
import type { CodePurpose } from './code-purpose';
import { SmsCodeStore } from './sms-code-store';
import { smsPath } from './sms-path';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const solved = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1767225600' };

interface Situation {
  purpose?: CodePurpose;
  facts?: Fact[];
  settings?: Record<string, string>;
  answer?: FakeAnswer;
  slider?: () => Promise<typeof solved | undefined>;
}

function asking({ purpose = 'noLogin', facts = [], settings = {}, answer, slider }: Situation = {}) {
  const host = authHost({
    facts,
    settings: { value: (name) => settings[name] },
    ...(answer !== undefined && {
      answers: { 'verification.smsNoLogin': answer, 'verification.smsRegister': answer, 'verification.sms': answer },
    }),
  });
  const solve = jest.fn(slider ?? (() => Promise.resolve(solved)));
  const code = new SmsCodeStore(host, purpose, { solve });
  return { host, code, solve };
}

const number = { number: '13800138000', countryDialingCode: '86' };

describe('requesting a code', () => {
  it.each([
    ['noLogin', 'verification.smsNoLogin', { mobileNum: '13800138000' }],
    ['register', 'verification.smsRegister', { mobileNo: '13800138000' }],
    ['signedIn', 'verification.sms', { mobileNum: '13800138000' }],
  ] as const)(
    'for %s calls %s with the number under its field name [SMS-01] [SMS-02] [SMS-03]',
    async (purpose, endpoint, fields) => {
      const { host, code } = asking({ purpose });
      await code.request({ number: '13800138000' });
      expect(host.records.calls).toEqual([{ endpoint, request: fields }]);
    },
  );

  it('sends the dialling code and slider result if the merchant requires them [SMS-01] [SET-30] [CAP-24]', async () => {
    const { host, code } = asking({ facts: ['switch:GEETESTVCODE3'] });
    await code.request(number);
    expect(host.records.calls[0]?.request).toEqual({ mobileNum: '13800138000', countryDialingCode: '86', ...solved });
  });

  it('shows no slider if the merchant does not require one [SET-30]', async () => {
    const { code, solve } = asking({ facts: ['switch:GEETEST3', 'switch:GEETESTTEST3'] });
    await code.request(number);
    expect(solve).not.toHaveBeenCalled();
  });

  it('sends nothing before the slider is solved, or when it is closed [SMS-12]', async () => {
    let settle = (_result: undefined) => {};
    const { host, code } = asking({
      facts: ['switch:GEETESTVCODE3'],
      slider: () => new Promise((resolve) => (settle = resolve)),
    });
    const asked = code.request(number);
    await jest.advanceTimersByTimeAsync(5000);
    expect([host.records.calls, code.state]).toEqual([[], 'loading']);
    settle(undefined);
    expect(await asked).toBe(false);
    expect([host.records.calls, code.state]).toEqual([[], 'ready']);
  });

  it('refuses a version 3 slider, which cannot protect codes [CAP-15]', async () => {
    const { host, code } = asking({ facts: ['switch:GEETESTVCODE3'], settings: { captchaVersion: 'v3' } });
    expect(await code.request(number)).toBe(false);
    expect(host.records.calls).toEqual([]);
    expect(host.records.messages).toMatchObject([
      { kind: 'warning', message: { text: host.language.text('unknown_error') } },
    ]);
  });

  it.each([
    [undefined, 'server'],
    ['server', 'server'],
    ['aliyun', 'server'],
    ['firebase', 'social'],
  ])('with provider %s uses path %s [SET-13]', (smsProvider, path) => {
    const { host } = asking({ settings: smsProvider === undefined ? {} : { smsProvider } });
    expect(smsPath(host)).toBe(path);
  });

  it('sends one request for repeated presses', async () => {
    const { host, code } = asking();
    await Promise.all([code.request(number), code.request(number)]);
    await code.request(number);
    expect(host.records.calls).toHaveLength(1);
  });

  it('sends none by a provider that the page would have to ask itself', async () => {
    const { host, code } = asking({ settings: { smsProvider: 'firebase' } });
    expect(await code.request(number)).toBe(false);
    expect([host.records.calls, code.state, code.sent]).toEqual([[], 'ready', 0]);
    expect(host.records.messages).toMatchObject([{ kind: 'warning', message: { text: EN['unknown_error'] } }]);
  });

  it('is enabled again right after a refusal [SMS-10]', async () => {
    const { code } = asking({ answer: fails('sms_try_later', 'Please try again in 30 s.') });
    expect(await code.request(number)).toBe(false);
    expect(code.state).toBe('ready');
  });
});

describe('countdown', () => {
  it('lasts as long as the code is valid and ticks each second [SMS-06] [SMS-07]', async () => {
    const { code } = asking({ answer: { expiredMinutes: 3 } });
    expect([code.state, code.countdown.seconds]).toEqual(['ready', 60]);
    await code.request(number);
    expect([code.state, code.countdown.seconds]).toEqual(['countdown', 180]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(code.countdown.seconds).toBe(179);
    await jest.advanceTimersByTimeAsync(1000);
    expect(code.countdown.seconds).toBe(178);
  });

  it.each([
    ['noLogin', 120],
    ['register', 120],
    ['signedIn', 60],
  ] as const)('for %s is %i seconds where the server does not say [SMS-09]', async (purpose, seconds) => {
    const { code } = asking({ purpose, answer: null });
    await code.request(number);
    expect(code.countdown.seconds).toBe(seconds);
  });

  it('enables the button at the end and then shows 59 [SMS-08]', async () => {
    const { code } = asking({ answer: { expirationTime: '2' } });
    await code.request(number);
    await jest.advanceTimersByTimeAsync(119_000);
    expect([code.state, code.countdown.seconds]).toEqual(['countdown', 1]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([code.state, code.countdown.seconds]).toEqual(['ready', 59]);
  });

  it('is right immediately after the tab was suspended', async () => {
    const { code } = asking({ answer: { expiredMinutes: 2 } });
    await code.request(number);
    jest.setSystemTime(Date.now() + 100_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(code.countdown.seconds).toBe(20);
  });

  it('ticks no more after its form was unmounted, also when the tab is shown again', async () => {
    const { code } = asking({ answer: { expiredMinutes: 2 } });
    await code.request(number);
    code.stop();
    expect(jest.getTimerCount()).toBe(0);
    jest.setSystemTime(Date.now() + 100_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(code.countdown.seconds).toBe(120);
  });

  it('is over for a new form, and counts the codes that were sent', async () => {
    const { code } = asking({ answer: { expiredMinutes: 2 } });
    expect(code.sent).toBe(0);
    await code.request(number);
    code.reset();
    expect([code.state, code.sent, jest.getTimerCount()]).toEqual(['ready', 1, 0]);
    await code.request(number);
    expect([code.state, code.countdown.seconds, code.sent]).toEqual(['countdown', 120, 2]);
  });

  it('ends when the typed code has expired, so that a new one can be requested [SMS-13]', async () => {
    const { code } = asking();
    await code.request(number);
    code.refused('sms_code_incorrect');
    expect(code.state).toBe('countdown');
    code.refused('auth/code-expired');
    expect(code.state).toBe('ready');
  });
});
