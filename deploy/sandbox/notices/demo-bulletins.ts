import type { Texts } from '../merchants/merchant';
import { texts } from '../merchants/texts';

export interface DemoBulletin {
  code: string;
  titles: Texts;
  /** HTML. */
  contents: Texts;
}

/** What the notice board of every demo merchant shows at first. */
export const demoBulletins: readonly DemoBulletin[] = [
  {
    code: 'bulletin-play-money',
    titles: texts(`
      本站为演示网站
      本站為示範網站
      本站為示範網站
      This is a demo site
      これはデモサイトです
      데모 사이트입니다
      Ini situs demo
      Este es un sitio de demostración
      Đây là trang demo
      இது ஒரு மாதிரித் தளம்
      เว็บไซต์นี้เป็นเว็บสาธิต
    `),
    contents: texts(`
      <p>余额、奖品和账号均为虚拟，不涉及真实资金。</p>
      <p>餘額、獎品和帳號均為虛擬，不涉及真實資金。</p>
      <p>結餘、獎品和賬戶均為虛擬，不涉及真實資金。</p>
      <p>Balances, rewards and accounts are fictional. <strong>No real money is involved.</strong></p>
      <p>残高、景品、アカウントは架空のものです。実際のお金は使いません。</p>
      <p>잔액, 상품, 계정은 모두 가상이며 실제 돈은 오가지 않습니다.</p>
      <p>Saldo, hadiah, dan akun hanyalah contoh. Tidak ada uang sungguhan.</p>
      <p>Los saldos, premios y cuentas son ficticios. No hay dinero real.</p>
      <p>Số dư, quà và tài khoản đều là giả lập. Không có tiền thật.</p>
      <p>இருப்பு, பரிசுகள், கணக்குகள் அனைத்தும் கற்பனையே. உண்மையான பணம் இல்லை.</p>
      <p>ยอดเงิน ของรางวัล และบัญชีเป็นข้อมูลสมมติ ไม่มีเงินจริง</p>
    `),
  },
  {
    code: 'bulletin-security',
    titles: texts(`
      保护您的账号
      保護您的帳號
      保護您的賬戶
      Protect your account
      アカウントを守りましょう
      계정을 보호하세요
      Lindungi akun Anda
      Protege tu cuenta
      Bảo vệ tài khoản của bạn
      உங்கள் கணக்கைப் பாதுகாத்திடுங்கள்
      ปกป้องบัญชีของคุณ
    `),
    contents: texts(`
      <p>我们绝不会向您索要密码或验证码。请开启两步验证。</p>
      <p>我們絕不會向您索取密碼或驗證碼。請開啟兩步驟驗證。</p>
      <p>我們絕不會向您索取密碼或驗證碼。請開啟兩步驗證。</p>
      <p>We'll never ask for your password or a code. Turn on two-step sign-in.</p>
      <p>パスワードや認証コードをお聞きすることはありません。2段階認証を有効にしてください。</p>
      <p>비밀번호나 인증 코드를 묻지 않습니다. 2단계 인증을 켜세요.</p>
      <p>Kami tidak akan meminta sandi atau kode Anda. Aktifkan verifikasi dua langkah.</p>
      <p>Nunca te pediremos tu contraseña ni un código. Activa la verificación en dos pasos.</p>
      <p>Chúng tôi không bao giờ hỏi mật khẩu hay mã. Hãy bật xác minh hai bước.</p>
      <p>கடவுச்சொல்லையோ குறியீட்டையோ நாங்கள் கேட்க மாட்டோம். இரு படி உள்நுழைவை இயக்குங்கள்.</p>
      <p>เราจะไม่ขอรหัสผ่านหรือรหัสยืนยันของคุณ เปิดใช้การยืนยันสองขั้นตอน</p>
    `),
  },
];
