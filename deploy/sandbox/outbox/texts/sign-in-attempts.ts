import type { MessageTexts } from '../message-texts';

/** Warns the owner of an account about failed sign-ins. */
export const signInAttempts: MessageTexts = {
  CN: {
    subject: '有人尝试登录您的账号',
    body: '有人以 {{name}} 登录 {{merchant}}，已连续失败 {{failures}} 次。如果不是您本人，请修改密码。',
  },
  TW: {
    subject: '有人嘗試登入您的帳號',
    body: '有人以 {{name}} 登入 {{merchant}}，已連續失敗 {{failures}} 次。若非您本人，請變更密碼。',
  },
  HK: {
    subject: '有人嘗試登入您的帳戶',
    body: '有人以 {{name}} 登入 {{merchant}}，已連續失敗 {{failures}} 次。如非您本人，請更改密碼。',
  },
  EN: {
    subject: 'Failed sign-ins to your account',
    body: '{{failures}} attempts to sign in to {{merchant}} as {{name}} have failed. If this was not you, change your password.',
  },
  JA: {
    subject: 'ログインの試みがありました',
    body: '{{merchant}} に {{name}} としてログインする試みが{{failures}}回失敗しました。お心当たりがない場合は、パスワードを変更してください。',
  },
  KO: {
    subject: '누군가 로그인을 시도했습니다',
    body: '{{merchant}}에 {{name}}(으)로 로그인하려는 시도가 {{failures}}번 실패했습니다. 본인이 아니라면 비밀번호를 바꾸세요.',
  },
  ID: {
    subject: 'Seseorang mencoba masuk',
    body: '{{failures}} percobaan masuk ke {{merchant}} sebagai {{name}} gagal. Jika itu bukan Anda, ubah kata sandi Anda.',
  },
  ES: {
    subject: 'Alguien ha intentado entrar',
    body: 'Han fallado {{failures}} intentos de entrar en {{merchant}} como {{name}}. Si no fue usted, cambie su contraseña.',
  },
  VI: {
    subject: 'Có người đã thử đăng nhập',
    body: '{{failures}} lần đăng nhập vào {{merchant}} với tên {{name}} đã thất bại. Nếu không phải bạn, hãy đổi mật khẩu.',
  },
  TA: {
    subject: 'யாரோ உள்நுழைய முயன்றனர்',
    body: '{{merchant}} தளத்தில் {{name}} என்ற பெயரில் உள்நுழைய {{failures}} முறை செய்த முயற்சிகள் தோல்வியடைந்தன. அது நீங்கள் இல்லை என்றால் கடவுச்சொல்லை மாற்றுங்கள்.',
  },
  TH: {
    subject: 'มีผู้พยายามเข้าสู่ระบบ',
    body: 'มีการพยายามเข้าสู่ระบบ {{merchant}} ในชื่อ {{name}} ไม่สำเร็จ {{failures}} ครั้ง หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่าน',
  },
};
