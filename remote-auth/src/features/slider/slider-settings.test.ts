import type { Fact } from '@atrium/contract';
import { authHost } from '../../testing/auth-host';
import { clientType } from './client-type';
import { failureText } from './failure-text';
import { readFrameMessage } from './frame-message';
import { signInNeedsSlider, sliderVersion } from './slider-settings';
import EN from '../../locales/EN.json';

const host = (facts: Fact[], values: Record<string, string> = {}) =>
  authHost({ facts, settings: { value: (name) => values[name] } });

describe('slider at sign-in', () => {
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
    'with GEETEST3 %s, GEETESTTEST3 %s and test mode %p is required: %s [SET-28] [SET-29]',
    (first, second, trial, asked) => {
      const facts: Fact[] = [
        ...(first ? ['switch:GEETEST3' as const] : []),
        ...(second ? ['switch:GEETESTTEST3' as const] : []),
      ];
      expect(signInNeedsSlider(host(facts, { captchaTest: trial }))).toBe(asked);
    },
  );

  it.each([
    ['v3', 'v3'],
    ['v4', 'v4'],
    ['', 'v4'],
  ])('for provider version %s uses interface %s [SET-16]', (captchaVersion, version) => {
    expect(sliderVersion(host([], { captchaVersion }))).toBe(version);
  });
});

const v4 = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const v3 = { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 'v|jordan' };

describe('frame message', () => {
  it('contains the result under the names of its version and nothing else [CAP-24]', () => {
    const said = { type: 'success', result: { ...v4, ...v3, more: 1 } };
    expect(readFrameMessage('v4', said)).toEqual({ type: 'success', result: v4 });
    expect(readFrameMessage('v3', said)).toEqual({ type: 'success', result: v3 });
  });

  it.each([
    [{ type: 'listening' }],
    [{ type: 'ready' }],
    [{ type: 'closed' }],
    [{ type: 'size', height: 0 }],
    [{ type: 'size', height: 2000 }],
    [{ type: 'error', code: 'part_60-1234567890ab' }],
  ])('is read when it is %j', (said) => expect(readFrameMessage('v4', { ...said, more: 1 })).toEqual(said));

  it.each([
    [undefined],
    ['ready'],
    [{ type: 'load' }],
    [{ type: '' }],
    [{ type: 'size', height: -1 }],
    [{ type: 'size', height: 2001 }],
    [{ type: 'size', height: '300' }],
    [{ type: 'error', code: '' }],
    [{ type: 'error', code: '60204 ' }],
    [{ type: 'error', code: '<60204' }],
    [{ type: 'error', code: 'x'.repeat(21) }],
    [{ type: 'success', result: v3 }],
    [{ type: 'success', result: {} }],
    [{ type: 'error', code: '<b>' }],
    [{ type: 'size', height: 9e9 }],
  ])('is ignored when it is %j', (said) => expect(readFrameMessage('v4', said)).toBeUndefined());
});

describe('slider failure', () => {
  const said = (code: string) => EN[failureText(code).key as keyof typeof EN];

  it.each(['60204', '60205', '60100', 'network'])(
    'with code %s is a network error [CAP-21] [CAP-22] [CAP-12]',
    (code) => {
      expect(said(code)).toBe('Network error');
    },
  );

  it('with any other code is a service error', () => {
    expect(said('60102')).toBe(EN['slider.failed']);
  });
});

it.each([
  [390, 5, 'h5'],
  [390, 0, 'web'],
  [1440, 5, 'web'],
  [767, 1, 'h5'],
  [768, 1, 'web'],
])('reports a window of %i px with %i touch points as %s [CAP-16]', (innerWidth, maxTouchPoints, type) => {
  expect(clientType({ innerWidth, navigator: { maxTouchPoints } })).toBe(type);
});
