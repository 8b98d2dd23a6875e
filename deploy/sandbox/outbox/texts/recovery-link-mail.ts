import type { MessageTexts } from '../message-texts';

/** A link by mail that opens the page for a new password, once. */
export const recoveryLinkMail: MessageTexts = {
  CN: {
    subject: '{{merchant}}：设置新密码',
    body: '您好，{{account}}：\n\n请在此设置新密码：\n{{link}}\n\n此链接仅可使用一次，{{minutes}} 分钟内有效。\n如果不是您本人操作，请忽略此邮件，原密码不变。',
  },
  TW: {
    subject: '{{merchant}}：設定新密碼',
    body: '您好，{{account}}：\n\n請在此設定新密碼：\n{{link}}\n\n此連結僅可使用一次，{{minutes}} 分鐘內有效。\n若非您本人操作，請忽略此郵件，原密碼不變。',
  },
  HK: {
    subject: '{{merchant}}：設定新密碼',
    body: '您好，{{account}}：\n\n請在此設定新密碼：\n{{link}}\n\n此連結只可使用一次，{{minutes}} 分鐘內有效。\n如非您本人操作，請忽略此電郵，原密碼不變。',
  },
  EN: {
    subject: '{{merchant}}: set a new password',
    body: 'Hello {{account}},\n\nset a new password here:\n{{link}}\n\nThe link works once, for {{minutes}} minutes.\nIf you did not request it, you can ignore this mail: your password still works.',
  },
  JA: {
    subject: '{{merchant}}：パスワードの再設定',
    body: '{{account}} 様\n\nこちらから新しいパスワードを設定してください。\n{{link}}\n\nリンクは1回のみ、{{minutes}}分間有効です。\nお心当たりがない場合は、このメールを無視してください。現在のパスワードはそのまま使えます。',
  },
  KO: {
    subject: '{{merchant}}: 새 비밀번호 설정',
    body: '{{account}}님, 안녕하세요.\n\n여기에서 새 비밀번호를 설정하세요.\n{{link}}\n\n이 링크는 {{minutes}}분 동안 한 번만 사용할 수 있습니다.\n요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 기존 비밀번호는 그대로입니다.',
  },
  ID: {
    subject: '{{merchant}}: buat kata sandi baru',
    body: 'Halo {{account}},\n\nbuat kata sandi baru di sini:\n{{link}}\n\nTautan ini berlaku sekali, selama {{minutes}} menit.\nJika Anda tidak memintanya, abaikan surel ini: kata sandi Anda tetap berlaku.',
  },
  ES: {
    subject: '{{merchant}}: elija una contraseña nueva',
    body: 'Hola, {{account}}:\n\nelija aquí una contraseña nueva:\n{{link}}\n\nEl enlace sirve una sola vez, durante {{minutes}} minutos.\nSi no lo ha pedido, puede ignorar este correo: su contraseña sigue valiendo.',
  },
  VI: {
    subject: '{{merchant}}: đặt mật khẩu mới',
    body: 'Xin chào {{account}},\n\nhãy đặt mật khẩu mới tại đây:\n{{link}}\n\nLiên kết chỉ dùng được một lần, trong {{minutes}} phút.\nNếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu cũ vẫn dùng được.',
  },
  TA: {
    subject: '{{merchant}}: புதிய கடவுச்சொல்லை அமைக்கவும்',
    body: 'வணக்கம் {{account}},\n\nபுதிய கடவுச்சொல்லை இங்கே அமைக்கவும்:\n{{link}}\n\nஇந்த இணைப்பு ஒருமுறை மட்டும், {{minutes}} நிமிடங்களுக்குச் செயல்படும்.\nநீங்கள் கேட்கவில்லை என்றால் இந்த மின்னஞ்சலைப் புறக்கணிக்கலாம்: பழைய கடவுச்சொல் தொடரும்.',
  },
  TH: {
    subject: '{{merchant}}: ตั้งรหัสผ่านใหม่',
    body: 'สวัสดี {{account}}\n\nโปรดตั้งรหัสผ่านใหม่ที่นี่:\n{{link}}\n\nลิงก์นี้ใช้ได้ครั้งเดียวภายใน {{minutes}} นาที\nหากคุณไม่ได้ขอ โปรดเพิกเฉยต่ออีเมลนี้ รหัสผ่านเดิมยังใช้ได้',
  },
};
