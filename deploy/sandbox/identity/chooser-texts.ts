import { inLanguage, type LanguageCode } from '@atrium/contract';

/** Texts of the account chooser. */
export interface ChooserTexts {
  title: string;
  /** `{{site}}` is the portal's name. */
  lead: string;
  other: string;
  email: string;
  name: string;
  go: string;
  cancel: string;
  standIn: string;
}

const texts: Record<LanguageCode, ChooserTexts> = {
  EN: {
    title: 'Choose an account',
    lead: 'to continue to {{site}}',
    other: 'Use another account',
    email: 'E-mail address',
    name: 'Name',
    go: 'Continue',
    cancel: 'Cancel',
    standIn: 'This demo replaces Google: fictional people, no passwords. {{site}} receives the name and the address.',
  },
  CN: {
    title: '选择账号',
    lead: '以继续前往 {{site}}',
    other: '使用其他账号',
    email: '电子邮件地址',
    name: '姓名',
    go: '继续',
    cancel: '取消',
    standIn: '演示环境中的 Google 替身：虚构的人物，无需密码。{{site}} 会获知姓名和邮箱地址。',
  },
  TW: {
    title: '選擇帳號',
    lead: '以繼續前往 {{site}}',
    other: '使用其他帳號',
    email: '電子郵件地址',
    name: '姓名',
    go: '繼續',
    cancel: '取消',
    standIn: '示範環境中的 Google 替身：虛構的人物，無需密碼。{{site}} 會獲知姓名與郵件地址。',
  },
  HK: {
    title: '選擇帳戶',
    lead: '以繼續前往 {{site}}',
    other: '使用其他帳戶',
    email: '電郵地址',
    name: '姓名',
    go: '繼續',
    cancel: '取消',
    standIn: '示範環境中的 Google 替身：虛構的人物，毋須密碼。{{site}} 會得知姓名和電郵地址。',
  },
  JA: {
    title: 'アカウントの選択',
    lead: '「{{site}}」に移動',
    other: '別のアカウントを使用',
    email: 'メールアドレス',
    name: '名前',
    go: '続ける',
    cancel: 'キャンセル',
    standIn:
      'デモ用のGoogleの代役です。架空の人物で、パスワードはありません。{{site}} には名前とアドレスが伝えられます。',
  },
  KO: {
    title: '계정 선택',
    lead: '{{site}}(으)로 이동',
    other: '다른 계정 사용',
    email: '이메일 주소',
    name: '이름',
    go: '계속',
    cancel: '취소',
    standIn: '데모용 Google 대역입니다. 가상의 인물이며 비밀번호가 없습니다. {{site}}에 이름과 주소가 전달됩니다.',
  },
  ID: {
    title: 'Pilih akun',
    lead: 'untuk melanjutkan ke {{site}}',
    other: 'Gunakan akun lain',
    email: 'Alamat surel',
    name: 'Nama',
    go: 'Lanjutkan',
    cancel: 'Batal',
    standIn:
      'Ini pengganti Google dalam demonstrasi: orang rekaan, tanpa kata sandi. {{site}} diberi tahu nama dan alamatnya.',
  },
  ES: {
    title: 'Elige una cuenta',
    lead: 'para ir a {{site}}',
    other: 'Usar otra cuenta',
    email: 'Correo electrónico',
    name: 'Nombre',
    go: 'Continuar',
    cancel: 'Cancelar',
    standIn:
      'Esto hace de Google en la demostración: personas inventadas, sin contraseñas. {{site}} recibe el nombre y la dirección.',
  },
  VI: {
    title: 'Chọn tài khoản',
    lead: 'để tiếp tục tới {{site}}',
    other: 'Dùng tài khoản khác',
    email: 'Địa chỉ email',
    name: 'Tên',
    go: 'Tiếp tục',
    cancel: 'Hủy',
    standIn:
      'Đây là Google giả lập để trình diễn: người hư cấu, không có mật khẩu. {{site}} được cho biết tên và địa chỉ.',
  },
  TA: {
    title: 'கணக்கைத் தேர்ந்தெடுக்கவும்',
    lead: '{{site}} க்குத் தொடர',
    other: 'வேறு கணக்கைப் பயன்படுத்து',
    email: 'மின்னஞ்சல் முகவரி',
    name: 'பெயர்',
    go: 'தொடர்க',
    cancel: 'ரத்துசெய்',
    standIn:
      'இது செயல்விளக்கத்தில் Google இன் மாற்று: கற்பனை நபர்கள், கடவுச்சொற்கள் இல்லை. {{site}} க்கு பெயரும் முகவரியும் தெரிவிக்கப்படும்.',
  },
  TH: {
    title: 'เลือกบัญชี',
    lead: 'เพื่อไปยัง {{site}}',
    other: 'ใช้บัญชีอื่น',
    email: 'ที่อยู่อีเมล',
    name: 'ชื่อ',
    go: 'ดำเนินการต่อ',
    cancel: 'ยกเลิก',
    standIn: 'นี่คือ Google จำลองสำหรับการสาธิต เป็นบุคคลสมมติและไม่มีรหัสผ่าน {{site}} จะทราบชื่อและที่อยู่อีเมล',
  },
};

/** The first known language of a list of codes, separated by spaces; EN when there is none. */
export function chooserLanguage(languages: string): string {
  return languages.split(' ').find((code) => Object.hasOwn(texts, code)) ?? 'EN';
}

/** The texts in a language, with the portal's name. */
export function chooserTexts(language: string, site: string): ChooserTexts {
  return Object.fromEntries(
    Object.entries(inLanguage(texts, language)).map(([key, text]) => [key, text.replaceAll('{{site}}', site)]),
  ) as unknown as ChooserTexts;
}
