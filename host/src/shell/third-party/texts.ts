import { inLanguage, type LanguageCode } from '@atrium/contract';

interface ThirdPartyTexts {
  title: string;
  text: string;
  accept: string;
  decline: string;
  later: string;
  granted: string;
  declined: string;
  keep: string;
  chat: string;
}

/** Kept apart from the host's texts, which every page waits for. */
const texts: Record<LanguageCode, ThirdPartyTexts> = {
  CN: {
    title: '您的隐私',
    text: '我们希望与合作方一起统计访问、登录和注册次数，以改进本站。绝不会传送您的账号、密码或余额。',
    accept: '同意',
    decline: '拒绝',
    later: '您可以随时在页面底部更改。',
    granted: '您目前的选择：同意。',
    declined: '您目前的选择：拒绝。',
    keep: '保持不变',
    chat: '在线聊天',
  },
  TW: {
    title: '您的隱私',
    text: '我們希望與合作夥伴一起統計瀏覽、登入與註冊次數，以改進本站。絕不會傳送您的帳號、密碼或餘額。',
    accept: '同意',
    decline: '拒絕',
    later: '您可以隨時在頁面底部變更。',
    granted: '您目前的選擇：同意。',
    declined: '您目前的選擇：拒絕。',
    keep: '維持不變',
    chat: '線上聊天',
  },
  HK: {
    title: '您的私隱',
    text: '我們希望與合作夥伴一起統計瀏覽、登入及登記次數，以改善本站。絕不會傳送您的賬戶、密碼或結餘。',
    accept: '同意',
    decline: '拒絕',
    later: '您可以隨時在頁面底部更改。',
    granted: '您目前的選擇：同意。',
    declined: '您目前的選擇：拒絕。',
    keep: '維持不變',
    chat: '網上對話',
  },
  EN: {
    title: 'Your privacy',
    text: 'We would like to count visits, sign-ins and registrations together with partners, to make this site better. Your account, password and balance are never passed on.',
    accept: 'Accept',
    decline: 'Decline',
    later: 'You can change this at any time at the foot of the page.',
    granted: 'Your present choice: accepted.',
    declined: 'Your present choice: declined.',
    keep: 'Leave as it is',
    chat: 'Chat',
  },
  JA: {
    title: 'プライバシーについて',
    text: 'サイト改善のため、提携先とともに訪問・ログイン・登録の回数を集計したいと考えています。アカウント、パスワード、残高が渡されることはありません。',
    accept: '同意する',
    decline: '同意しない',
    later: 'ページ下部からいつでも変更できます。',
    granted: '現在の選択：同意する',
    declined: '現在の選択：同意しない',
    keep: 'このままにする',
    chat: 'チャット',
  },
  KO: {
    title: '개인정보 보호',
    text: '사이트 개선을 위해 제휴사와 함께 방문, 로그인, 가입 횟수를 집계하고자 합니다. 계정, 비밀번호, 잔액은 절대 전달되지 않습니다.',
    accept: '동의',
    decline: '거부',
    later: '페이지 하단에서 언제든지 변경할 수 있습니다.',
    granted: '현재 선택: 동의',
    declined: '현재 선택: 거부',
    keep: '그대로 두기',
    chat: '채팅',
  },
  ID: {
    title: 'Privasi Anda',
    text: 'Kami ingin menghitung kunjungan, login, dan pendaftaran bersama mitra untuk memperbaiki situs ini. Akun, kata sandi, dan saldo Anda tidak pernah diteruskan.',
    accept: 'Setuju',
    decline: 'Tolak',
    later: 'Anda dapat mengubahnya kapan saja di bagian bawah halaman.',
    granted: 'Pilihan Anda saat ini: setuju.',
    declined: 'Pilihan Anda saat ini: tolak.',
    keep: 'Biarkan',
    chat: 'Obrolan',
  },
  ES: {
    title: 'Su privacidad',
    text: 'Nos gustaría contar visitas, accesos y registros junto con nuestros socios para mejorar este sitio. Su cuenta, su contraseña y su saldo nunca se transmiten.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    later: 'Puede cambiarlo en cualquier momento al pie de la página.',
    granted: 'Su elección actual: aceptado.',
    declined: 'Su elección actual: rechazado.',
    keep: 'Dejar como está',
    chat: 'Chat',
  },
  VI: {
    title: 'Quyền riêng tư của bạn',
    text: 'Chúng tôi muốn cùng đối tác đếm số lượt truy cập, đăng nhập và đăng ký để cải thiện trang. Tài khoản, mật khẩu và số dư của bạn không bao giờ được chuyển đi.',
    accept: 'Đồng ý',
    decline: 'Từ chối',
    later: 'Bạn có thể thay đổi bất cứ lúc nào ở cuối trang.',
    granted: 'Lựa chọn hiện tại: đồng ý.',
    declined: 'Lựa chọn hiện tại: từ chối.',
    keep: 'Giữ nguyên',
    chat: 'Trò chuyện',
  },
  TA: {
    title: 'உங்கள் தனியுரிமை',
    text: 'இத்தளத்தை மேம்படுத்த, வருகைகள், உள்நுழைவுகள், பதிவுகளை கூட்டாளர்களுடன் சேர்ந்து எண்ண விரும்புகிறோம். உங்கள் கணக்கு, கடவுச்சொல், இருப்பு ஒருபோதும் பகிரப்படாது.',
    accept: 'ஏற்கிறேன்',
    decline: 'மறுக்கிறேன்',
    later: 'பக்கத்தின் அடியில் எப்போது வேண்டுமானாலும் மாற்றலாம்.',
    granted: 'தற்போதைய தேர்வு: ஏற்கப்பட்டது.',
    declined: 'தற்போதைய தேர்வு: மறுக்கப்பட்டது.',
    keep: 'அப்படியே விடு',
    chat: 'அரட்டை',
  },
  TH: {
    title: 'ความเป็นส่วนตัวของคุณ',
    text: 'เราขอนับจำนวนการเข้าชม การเข้าสู่ระบบ และการสมัครร่วมกับพันธมิตร เพื่อปรับปรุงเว็บไซต์ บัญชี รหัสผ่าน และยอดเงินของคุณจะไม่ถูกส่งต่อเด็ดขาด',
    accept: 'ยอมรับ',
    decline: 'ปฏิเสธ',
    later: 'เปลี่ยนได้ทุกเมื่อที่ท้ายหน้า',
    granted: 'ตัวเลือกปัจจุบัน: ยอมรับ',
    declined: 'ตัวเลือกปัจจุบัน: ปฏิเสธ',
    keep: 'คงไว้ตามเดิม',
    chat: 'แชต',
  },
};

export function thirdPartyTexts(language: string): ThirdPartyTexts {
  return inLanguage(texts, language);
}
