import type { MessageTexts } from '../message-texts';

/** A new password by text message, valid once and to be changed at sign-in. */
export const newPasswordSms: MessageTexts = {
  CN: {
    body: '【{{merchant}}】账户 {{account}} 的新密码：{{password}}，{{minutes}} 分钟内登录有效。如非本人操作，请忽略，原密码不变。',
  },
  TW: {
    body: '【{{merchant}}】帳戶 {{account}} 的新密碼：{{password}}，{{minutes}} 分鐘內登入有效。若非您本人操作，請忽略，原密碼不變。',
  },
  HK: {
    body: '【{{merchant}}】帳戶 {{account}} 的新密碼：{{password}}，{{minutes}} 分鐘內登入有效。如非您本人操作，請忽略，原密碼不變。',
  },
  EN: {
    body: '{{merchant}}: your new password for {{account}} is {{password}}. Sign in with it within {{minutes}} minutes. If you did not request it, ignore this message: your old password still works.',
  },
  JA: {
    body: '【{{merchant}}】{{account}} の新しいパスワード：{{password}}。{{minutes}}分以内にログインしてください。お心当たりがない場合は無視してください。現在のパスワードはそのまま使えます。',
  },
  KO: {
    body: '[{{merchant}}] {{account}}의 새 비밀번호: {{password}}. {{minutes}}분 안에 로그인하세요. 요청하지 않으셨다면 무시하세요. 기존 비밀번호는 그대로입니다.',
  },
  ID: {
    body: '{{merchant}}: kata sandi baru untuk {{account}}: {{password}}. Masuk dalam {{minutes}} menit. Jika Anda tidak memintanya, abaikan: kata sandi lama tetap berlaku.',
  },
  ES: {
    body: '{{merchant}}: su nueva contraseña para {{account}} es {{password}}. Úsela antes de {{minutes}} minutos. Si no la ha pedido, ignore este mensaje: la anterior sigue valiendo.',
  },
  VI: {
    body: '{{merchant}}: mật khẩu mới cho {{account}} là {{password}}. Hãy đăng nhập trong {{minutes}} phút. Nếu bạn không yêu cầu, hãy bỏ qua: mật khẩu cũ vẫn dùng được.',
  },
  TA: {
    body: '{{merchant}}: {{account}} கணக்கின் புதிய கடவுச்சொல் {{password}}. {{minutes}} நிமிடங்களுக்குள் உள்நுழையவும். நீங்கள் கேட்கவில்லை என்றால் புறக்கணிக்கவும்: பழைய கடவுச்சொல் தொடரும்.',
  },
  TH: {
    body: '{{merchant}}: รหัสผ่านใหม่ของ {{account}} คือ {{password}} โปรดเข้าสู่ระบบภายใน {{minutes}} นาที หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
  },
};
