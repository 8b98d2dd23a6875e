import { drawCaptcha } from '@atrium/deploy/draw-captcha';
import { readCaptcha } from './read-captcha';

it('reads every letter of the sandbox, whatever its distortion', () => {
  for (const text of ['ACDE', 'FGHJ', 'KMNP', 'QRTU', 'VWXY', '3467', '9ACQ'])
    for (let drawn = 0; drawn < 20; drawn += 1) expect(readCaptcha(drawCaptcha(text))).toBe(text);
});
