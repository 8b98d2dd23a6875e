import type { Fact } from '@atrium/contract';
import { authHost } from '../../testing/auth-host';
import { clientType } from './client-type';
import { failureText } from './failure-text';
import { readNews } from './frame-news';
import { signInTakesSlider, sliderVersion } from './slider-settings';
import EN from '../../locales/EN.json';

const host = (facts: Fact[], values: Record<string, string> = {}) =>
  authHost({ facts, settings: { value: (name) => values[name] } });

describe('the slider at sign-in', () => {
  it.each([
    [false, false, '', false],
    [true, false, '', false],
    [false, true, '', false],
    [true, true, '', true],
    [false, false, '1', false],
    [true, false, '1', true],
    [false, true, '1', false],
    [true, true, '1', true],
  ])(
    'with GEETEST3 %s, GEETESTTEST3 %s and trial %p is asked for: %s [SET-28] [SET-29]',
    (first, second, trial, asked) => {
      const facts: Fact[] = [
        ...(first ? ['switch:GEETEST3' as const] : []),
        ...(second ? ['switch:GEETESTTEST3' as const] : []),
      ];
      expect(signInTakesSlider(host(facts, { captchaTest: trial }))).toBe(asked);
    },
  );

  it.each([
    ['v3', 'v3'],
    ['v4', 'v4'],
  ])('of a provider with version %s is the code of %s [SET-16]', (captchaVersion, version) => {
    expect(sliderVersion(host([], { captchaVersion }))).toBe(version);
  });
});

const v4 = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const v3 = { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 'v|jordan' };

describe('what the frame tells', () => {
  it('is the result in the names of its version, and nothing else of it [CAP-24]', () => {
    const said = { type: 'success', result: { ...v4, ...v3, more: 1 } };
    expect(readNews('v4', said)).toEqual({ type: 'success', result: v4 });
    expect(readNews('v3', said)).toEqual({ type: 'success', result: v3 });
  });

  it.each([
    [undefined],
    [{ type: 'success', result: {} }],
    [{ type: 'error', code: '<b>' }],
    [{ type: 'size', height: 9e9 }],
  ])('is not heard when it is %j', (said) => expect(readNews('v4', said)).toBeUndefined());
});

describe('a failure of the slider', () => {
  const said = (code: string) => EN[failureText(code).key as keyof typeof EN];

  it.each(['60204', '60205', '60100', 'network'])(
    'with the code %s is a network error [CAP-21] [CAP-22] [CAP-12]',
    (code) => {
      expect(said(code)).toBe('Network error');
    },
  );

  it('with another code is said as one of the service', () => {
    expect(said('60102')).toBe(EN['slider.failed']);
  });
});

it.each([
  [390, 5, 'h5'],
  [390, 0, 'web'],
  [1440, 5, 'web'],
])('a window of %i px with %i fingers is told as %s [CAP-16]', (innerWidth, maxTouchPoints, type) => {
  expect(clientType({ innerWidth, navigator: { maxTouchPoints } })).toBe(type);
});
