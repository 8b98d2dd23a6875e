import { render, screen } from '@testing-library/react';
import { readQrCode } from '../testing';
import { QrCode } from './qr-code';

it.each(['https://example.test/download?from=page', 'otpauth://totp/Aurora:mei88?secret=JBSWY3DPEHPK3PXP', '二维码'])(
  'is read by a camera as %s',
  (text) => {
    render(<QrCode text={text} label="Scan" />);
    expect(readQrCode(screen.getByRole('img', { name: 'Scan' }))).toBe(text);
  },
);
