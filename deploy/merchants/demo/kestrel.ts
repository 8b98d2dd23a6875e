import { only } from '../switches';
import { vendorsBesideSlots } from './vendors-beside-slots';

/** Bold and fast, English first, money without decimals, and much switched off. */
export const kestrel = {
  code: 'kestrel',
  name: 'Kestrel',
  siteCodes: ['kestrel'],
  languages: ['EN', 'JA', 'CN'],
  country: 'JP',
  currency: { code: 'JPY', symbol: '¥', position: 'F', digits: 0 },
  theme: 'kestrel',
  about: {
    EN: 'Sports, esports and slots, fast and all in one place.',
    JA: 'スポーツ、eスポーツ、スロットをひとつの場所でスピーディーに。',
    CN: '体育、电竞与老虎机，一处即达。',
  },
  remotes: ['auth', 'lobby', 'lottery', 'member', 'mall'],
  switches: only(
    'PWDEXPFORCECHANGE3',
    'USERNAMEREG3',
    'MOBILENUMPASSREG3',
    'CREDITMAR3',
    'MAILCEN',
    'PAYMENTPASSWORD',
    'POINTSYSTEM',
    'FAVGAME3',
  ),
  shell: { loginPop: true },
  pages: { next: '/sports' },
  registration: {
    fields: [
      { key: 'username', enabled: true, required: true, acceptedPattern: '[A-Za-z0-9]+', minLength: 6, maxLength: 13 },
      {
        key: 'password',
        enabled: true,
        required: true,
        type: 'password',
        acceptedPattern: '[A-Za-z0-9]+',
        minLength: 6,
        maxLength: 16,
      },
      { key: 'email', enabled: true, required: true, type: 'email', minLength: 6, maxLength: 60 },
    ],
    captcha: false,
    affiliateCode: false,
    affiliateMode: 0,
  },
  resources: [
    { resourceType: 'IOS', url: '/download' },
    { resourceType: 'SpeedTest', url: '/wps/system/test/ping' },
  ],
  customerService: [{ title: 'Support', path: '/help' }],
  smsProvider: 'server',
  captcha: { id: 'kestrel-demo', version: 'v4' },
  profileIconCount: 6,
  templates: { templateId: 'T3', mobileTemplate: 'M1', switchRegister: false, prizeMode: 'Lott' },
  imageCdns: [],
  gameCdns: [],
  vendors: ['NOVA', 'BOLT', 'PEAK', 'ONYX', 'ORCA', 'KITE', ...vendorsBesideSlots],
  domains: [],
  upstream: { kind: 'sandbox' },
};
