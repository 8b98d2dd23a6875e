import { fireEvent, render, screen } from '@testing-library/react';
import { readQrCode } from '../testing';
import { PictureOfCode } from './picture-of-code';
import { QrCode } from './qr-code';

it.each(['https://example.test/download?from=page', 'otpauth://totp/Aurora:mei88?secret=JBSWY3DPEHPK3PXP', '二维码'])(
  'is read by a camera as %s',
  (text) => {
    render(<QrCode text={text} label="Scan" />);
    expect(readQrCode(screen.getByRole('img', { name: 'Scan' }))).toBe(text);
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
  expect(readQrCode(screen.getByRole('img', { name: 'Scan' }))).toBe('https://example.test/app');

  rerender(<PictureOfCode picture="/lost.png" address={undefined} label="Scan" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<PictureOfCode picture="/found.png" address={undefined} label="Scan" />);
  expect(screen.getByRole('img', { name: 'Scan' }).getAttribute('src')).toBe('/found.png');
});
