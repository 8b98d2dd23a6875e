import type { Merchant } from '../merchants/merchant';

/** The settings answer of a merchant. */
export function settingsOf(merchant: Merchant, switches: Record<string, boolean>) {
  return {
    register: registrationOf(merchant),
    resources: [
      { resourceType: 'H5', url: '/download', qrCodeUrl: '' },
      { resourceType: 'SpeedTest', url: '/wps/system/test/ping', qrCodeUrl: '' },
    ],
    sms: { provider: 'server' },
    imageCDNs: [],
    launchGameCDNs: [],
    customerService: [{ title: 'Online', path: '/help' }],
    profileIconCount: 9,
    shellSet: { loginPop: merchant.loginPop },
    switches,
  };
}

/** The fields of the registration form; sign-in reads the rules for name and password here. */
export function registrationOf(_merchant: Merchant) {
  return {
    fields: [
      field('username', '[A-Za-z0-9]+', 6, 13),
      field('password', '[A-Za-z0-9]+', 6, 16, 'password'),
      field('mobileNum', '[0-9]+', 8, 16, 'tel', false),
    ],
    captcha: { enabled: false },
    affiliateCode: { enabled: false },
  };
}

function field(
  key: string,
  acceptedPattern: string,
  minLength: number,
  maxLength: number,
  type = 'text',
  required = true,
) {
  return {
    key,
    enabled: true,
    required,
    type,
    acceptedPattern,
    minLength,
    maxLength,
    updateRequired: false,
    message: '',
  };
}
