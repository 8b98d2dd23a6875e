import type { MessageTexts } from '../message-texts';

/** A new password by mail, valid once and to be changed at sign-in. */
export const newPasswordMail: MessageTexts = {
  CN: {
    subject: '{{merchant}}：您的新密码',
    body: '您好，{{account}}：\n\n您的新密码是 {{password}}\n\n请在 {{minutes}} 分钟内用它登录，然后设置您自己的密码。\n如果不是您本人操作，请忽略此邮件，原密码不变。',
  },
  TW: {
    subject: '{{merchant}}：您的新密碼',
    body: '您好，{{account}}：\n\n您的新密碼是 {{password}}\n\n請在 {{minutes}} 分鐘內用它登入，然後設定您自己的密碼。\n若非您本人操作，請忽略此郵件，原密碼不變。',
  },
  HK: {
    subject: '{{merchant}}：你的新密碼',
    body: '你好，{{account}}：\n\n你的新密碼是 {{password}}\n\n請於 {{minutes}} 分鐘內用它登入，然後設定你自己的密碼。\n如非你本人操作，請忽略此電郵，原密碼不變。',
  },
  EN: {
    subject: '{{merchant}}: your new password',
    body: 'Hello {{account}},\n\nyour new password is {{password}}\n\nSign in with it within {{minutes}} minutes, then choose your own.\nIf you did not request it, you can ignore this mail: your old password still works.',
  },
  JA: {
    subject: '{{merchant}}：新しいパスワード',
    body: '{{account}} 様\n\n新しいパスワードは {{password}} です。\n\n{{minutes}}分以内にこのパスワードでログインし、ご自分のパスワードを設定してください。\nお心当たりがない場合は、このメールを無視してください。現在のパスワードはそのまま使えます。',
  },
  KO: {
    subject: '{{merchant}}: 새 비밀번호',
    body: '{{account}}님, 안녕하세요.\n\n새 비밀번호는 {{password}}입니다.\n\n{{minutes}}분 안에 이 비밀번호로 로그인한 뒤 직접 비밀번호를 정하세요.\n요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 기존 비밀번호는 그대로입니다.',
  },
  ID: {
    subject: '{{merchant}}: kata sandi baru Anda',
    body: 'Halo {{account}},\n\nkata sandi baru Anda: {{password}}\n\nMasuk dengannya dalam {{minutes}} menit, lalu pilih kata sandi Anda sendiri.\nJika Anda tidak memintanya, abaikan surel ini: kata sandi lama tetap berlaku.',
  },
  ES: {
    subject: '{{merchant}}: su nueva contraseña',
    body: 'Hola, {{account}}:\n\nsu nueva contraseña es {{password}}\n\nInicie sesión con ella antes de {{minutes}} minutos y elija después una propia.\nSi no la ha pedido, puede ignorar este correo: la anterior sigue valiendo.',
  },
  VI: {
    subject: '{{merchant}}: mật khẩu mới của bạn',
    body: 'Xin chào {{account}},\n\nmật khẩu mới của bạn là {{password}}\n\nHãy đăng nhập bằng mật khẩu này trong {{minutes}} phút, rồi chọn mật khẩu của riêng bạn.\nNếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu cũ vẫn dùng được.',
  },
  TA: {
    subject: '{{merchant}}: உங்கள் புதிய கடவுச்சொல்',
    body: 'வணக்கம் {{account}},\n\nஉங்கள் புதிய கடவுச்சொல் {{password}}\n\nஇதைக் கொண்டு {{minutes}} நிமிடங்களுக்குள் உள்நுழைந்து, பின்னர் உங்கள் சொந்தக் கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்.\nநீங்கள் கேட்கவில்லை என்றால் இந்த மின்னஞ்சலைப் புறக்கணிக்கலாம்: பழைய கடவுச்சொல் தொடரும்.',
  },
  TH: {
    subject: '{{merchant}}: รหัสผ่านใหม่ของคุณ',
    body: 'สวัสดี {{account}}\n\nรหัสผ่านใหม่ของคุณคือ {{password}}\n\nโปรดเข้าสู่ระบบด้วยรหัสผ่านนี้ภายใน {{minutes}} นาที แล้วตั้งรหัสผ่านของคุณเอง\nหากคุณไม่ได้ขอ โปรดเพิกเฉยต่ออีเมลนี้ รหัสผ่านเดิมยังใช้ได้',
  },
};
