import type { MessageTexts } from '../message-texts';

/** A code to enter on the page that requested it. */
export const smsCode: MessageTexts = {
  CN: { body: '【{{merchant}}】您的验证码是 {{code}}，{{minutes}} 分钟内有效。请勿告诉任何人。' },
  TW: { body: '【{{merchant}}】您的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請勿告訴任何人。' },
  HK: { body: '【{{merchant}}】您的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。切勿告訴任何人。' },
  EN: {
    body: '{{merchant}}: your code is {{code}}. It is valid for {{minutes}} minutes. Do not share it with anyone.',
  },
  JA: { body: '【{{merchant}}】認証コードは {{code}} です。有効期限は{{minutes}}分です。誰にも教えないでください。' },
  KO: {
    body: '[{{merchant}}] 인증 코드는 {{code}}입니다. {{minutes}}분 동안 유효합니다. 누구에게도 알려 주지 마세요.',
  },
  ID: { body: '{{merchant}}: kode Anda {{code}}, berlaku {{minutes}} menit. Jangan beri tahu siapa pun.' },
  ES: { body: '{{merchant}}: su código es {{code}}. Vale durante {{minutes}} minutos. No se lo diga a nadie.' },
  VI: { body: '{{merchant}}: mã của bạn là {{code}}, có hiệu lực trong {{minutes}} phút. Đừng cho ai biết.' },
  TA: {
    body: '{{merchant}}: உங்கள் குறியீடு {{code}}. இது {{minutes}} நிமிடங்களுக்குச் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.',
  },
  TH: { body: '{{merchant}}: รหัสของคุณคือ {{code}} ใช้ได้ {{minutes}} นาที อย่าบอกใคร' },
};
