import type { MessageTexts } from '../message-texts';

/** A code for a sign-in, by mail. */
export const mailCode: MessageTexts = {
  CN: {
    subject: '{{merchant}} 验证码：{{code}}',
    body: '您好，{{name}}：\n\n您的验证码是 {{code}}，{{minutes}} 分钟内有效。\n请勿告诉任何人。如果不是您本人操作，请忽略此邮件。',
  },
  TW: {
    subject: '{{merchant}} 驗證碼：{{code}}',
    body: '您好，{{name}}：\n\n您的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。\n請勿告訴任何人。若非您本人操作，請忽略此郵件。',
  },
  HK: {
    subject: '{{merchant}} 驗證碼：{{code}}',
    body: '您好，{{name}}：\n\n您的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。\n切勿告訴任何人。如非您本人操作，請忽略此電郵。',
  },
  EN: {
    subject: '{{merchant}}: your code is {{code}}',
    body: 'Hello {{name}},\n\nyour code is {{code}}. It is valid for {{minutes}} minutes.\nDo not share it with anyone. If you did not request it, you can ignore this mail.',
  },
  JA: {
    subject: '{{merchant}} 認証コード：{{code}}',
    body: '{{name}} 様\n\n認証コードは {{code}} です。有効期限は{{minutes}}分です。\n誰にも教えないでください。お心当たりがない場合は、このメールを無視してください。',
  },
  KO: {
    subject: '{{merchant}} 인증 코드: {{code}}',
    body: '{{name}}님, 안녕하세요.\n\n인증 코드는 {{code}}이며 {{minutes}}분 동안 유효합니다.\n누구에게도 알려 주지 마세요. 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.',
  },
  ID: {
    subject: '{{merchant}}: kode Anda {{code}}',
    body: 'Halo {{name}},\n\nkode Anda {{code}}, berlaku {{minutes}} menit.\nJangan beri tahu siapa pun. Jika Anda tidak memintanya, abaikan surel ini.',
  },
  ES: {
    subject: '{{merchant}}: su código es {{code}}',
    body: 'Hola, {{name}}:\n\nsu código es {{code}}. Vale durante {{minutes}} minutos.\nNo se lo diga a nadie. Si no lo ha pedido, puede ignorar este correo.',
  },
  VI: {
    subject: '{{merchant}}: mã của bạn là {{code}}',
    body: 'Xin chào {{name}},\n\nmã của bạn là {{code}}, có hiệu lực trong {{minutes}} phút.\nĐừng cho ai biết. Nếu bạn không yêu cầu, hãy bỏ qua thư này.',
  },
  TA: {
    subject: '{{merchant}}: உங்கள் குறியீடு {{code}}',
    body: 'வணக்கம் {{name}},\n\nஉங்கள் குறியீடு {{code}}. இது {{minutes}} நிமிடங்களுக்குச் செல்லும்.\nயாரிடமும் சொல்ல வேண்டாம். நீங்கள் கேட்கவில்லை என்றால் இந்த மின்னஞ்சலைப் புறக்கணிக்கலாம்.',
  },
  TH: {
    subject: '{{merchant}}: รหัสของคุณคือ {{code}}',
    body: 'สวัสดี {{name}}\n\nรหัสของคุณคือ {{code}} ใช้ได้ {{minutes}} นาที\nอย่าบอกใคร หากคุณไม่ได้ขอ โปรดเพิกเฉยต่ออีเมลนี้',
  },
};
