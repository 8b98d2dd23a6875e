import type { MessageTexts } from '../message-texts';

/** The name of an account created through social sign-in. */
export const newAccount: MessageTexts = {
  CN: {
    subject: '您在 {{merchant}} 的账号',
    body: '欢迎来到 {{merchant}}。\n\n您的账号是 {{name}}。以后可继续使用 Google 登录；如也想用密码登录，可凭此邮箱索取密码。',
  },
  TW: {
    subject: '您在 {{merchant}} 的帳號',
    body: '歡迎來到 {{merchant}}。\n\n您的帳號是 {{name}}。之後可繼續使用 Google 登入；若也想用密碼登入，可憑此信箱索取密碼。',
  },
  HK: {
    subject: '您在 {{merchant}} 的帳戶',
    body: '歡迎來到 {{merchant}}。\n\n您的帳戶是 {{name}}。日後可繼續使用 Google 登入；如也想用密碼登入，可憑此電郵索取密碼。',
  },
  EN: {
    subject: 'Your account at {{merchant}}',
    body: 'Welcome to {{merchant}}.\n\nYour account is {{name}}. Sign in with Google as before. To sign in with a password as well, request one with this address.',
  },
  JA: {
    subject: '{{merchant}} のアカウント',
    body: '{{merchant}} へようこそ。\n\nアカウント名は {{name}} です。次回も Google でログインできます。パスワードも使う場合は、このアドレスで再設定してください。',
  },
  KO: {
    subject: '{{merchant}} 계정 안내',
    body: '{{merchant}}에 오신 것을 환영합니다.\n\n계정은 {{name}}입니다. 다음에도 Google로 로그인하시면 됩니다. 비밀번호도 사용하시려면 이 주소로 요청하세요.',
  },
  ID: {
    subject: 'Akun Anda di {{merchant}}',
    body: 'Selamat datang di {{merchant}}.\n\nAkun Anda {{name}}. Masuklah lagi dengan Google; untuk masuk dengan kata sandi juga, mintalah lewat alamat ini.',
  },
  ES: {
    subject: 'Tu cuenta en {{merchant}}',
    body: 'Te damos la bienvenida a {{merchant}}.\n\nTu cuenta es {{name}}. Vuelve a entrar con Google; si además quieres una contraseña, pídela con esta dirección.',
  },
  VI: {
    subject: 'Tài khoản của bạn tại {{merchant}}',
    body: 'Chào mừng đến với {{merchant}}.\n\nTài khoản của bạn là {{name}}. Lần sau hãy đăng nhập bằng Google; nếu cũng muốn dùng mật khẩu, hãy yêu cầu bằng địa chỉ này.',
  },
  TA: {
    subject: '{{merchant}} இல் உங்கள் கணக்கு',
    body: '{{merchant}} க்கு வரவேற்கிறோம்.\n\nஉங்கள் கணக்கு {{name}}. அடுத்த முறையும் Google மூலம் உள்நுழையலாம்; கடவுச்சொல்லும் வேண்டுமெனில் இந்த முகவரியில் கேட்கவும்.',
  },
  TH: {
    subject: 'บัญชีของคุณที่ {{merchant}}',
    body: 'ยินดีต้อนรับสู่ {{merchant}}\n\nบัญชีของคุณคือ {{name}} ครั้งต่อไปเข้าสู่ระบบด้วย Google ได้เช่นเดิม หากต้องการใช้รหัสผ่านด้วย ให้ขอผ่านอีเมลนี้',
  },
};
