import { fireEvent, render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { PictureOfCode } from './picture-of-code';
import { QrCode } from './qr-code';

const pixels = 4;

/** Decodes the drawing as a camera does. */
function read(code: Element): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * pixels;
  const picture = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of code.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < pixels; down += 1) {
      const start = ((Number(y) * pixels + down) * width + Number(x) * pixels) * 4;
      for (let across = 0; across < pixels; across += 1) picture.set([0, 0, 0], start + across * 4);
    }
  }
  return jsQR(picture, width, width)?.data;
}

it.each(['https://example.test/download?from=page', 'otpauth://totp/Aurora:mei88?secret=JBSWY3DPEHPK3PXP', '二维码'])(
  'is read by a camera as %s',
  (text) => {
    render(<QrCode text={text} label="Scan" />);
    expect(read(screen.getByRole('img', { name: 'Scan' }))).toBe(text);
  },
);

it('draws the longest text that a code holds, and nothing for a longer one', () => {
  const { rerender } = render(<QrCode text={'x'.repeat(2_331)} label="Scan" />);
  expect(screen.getByRole('img', { name: 'Scan' })).toBeTruthy();
  for (const text of ['x'.repeat(2_332), '二'.repeat(778)]) {
    rerender(<QrCode text={text} label="Scan" />);
    expect(screen.queryByRole('img')).toBeNull();
  }
});

it('replaces a picture of a code that does not load by the code of its address [DWN-05]', () => {
  const { rerender } = render(<PictureOfCode picture="/lost.png" address="https://example.test/app" label="Scan" />);
  const picture = screen.getByRole('img', { name: 'Scan' });
  expect(picture.getAttribute('src')).toBe('/lost.png');
  fireEvent.error(picture);
  expect(read(screen.getByRole('img', { name: 'Scan' }))).toBe('https://example.test/app');

  rerender(<PictureOfCode picture="/lost.png" address={undefined} label="Scan" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<PictureOfCode picture="/found.png" address={undefined} label="Scan" />);
  expect(screen.getByRole('img', { name: 'Scan' }).getAttribute('src')).toBe('/found.png');
});
