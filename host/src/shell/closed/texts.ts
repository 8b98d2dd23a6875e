import { inLanguage, type LanguageCode, type Texts } from '@atrium/contract';

/** Texts of a closed site; EN where a language has no translation. */
export const closedTexts: Record<LanguageCode, Texts> = {
  CN: {
    'maintenance.title': '系统维护中',
    'maintenance.text': '我们正在升级系统，稍后恢复服务。您的余额与记录均完好无损，给您带来不便敬请谅解。',
    'region.title': '访问受限',
    'region.text': '根据您所在的地区或 IP 地址，暂时无法访问本站。如您认为有误，请提供下方 IP 地址联系客服。',
    address: '您的 IP 地址',
    check: '重新检查',
    still: '仍未开放，最近检查时间：{{time}}',
    support: '在线客服',
  },
  TW: {
    'maintenance.title': '系統維護中',
    'maintenance.text': '我們正在升級系統，稍後恢復服務。您的餘額與紀錄皆完好無損，造成不便敬請見諒。',
    'region.title': '存取受限',
    'region.text': '依據您所在的地區或 IP 位址，暫時無法使用本站。若您認為有誤，請提供下方 IP 位址聯絡客服。',
    address: '您的 IP 位址',
    check: '重新檢查',
    still: '尚未開放，最近檢查時間：{{time}}',
    support: '線上客服',
  },
  HK: {
    'maintenance.title': '系統維護中',
    'maintenance.text': '我們正在提升系統，稍後便會恢復服務。您的餘額與記錄均安全無損，不便之處，敬請原諒。',
    'region.title': '拒絕存取',
    'region.text': '根據您所在的地區或 IP 地址，暫時無法使用本站。如您認為有誤，請向客服提供以下 IP 地址。',
    address: '您的 IP 地址',
    check: '重新檢查',
    still: '尚未開放，上次檢查時間：{{time}}',
    support: '網上客服',
  },
  EN: {
    'maintenance.title': 'Under maintenance',
    'maintenance.text':
      'We are improving the system and will be back shortly. Your balance and your records are safe. We apologise for the inconvenience.',
    'region.title': 'Access denied',
    'region.text':
      'This site is not available from your location or IP address. If you think this is a mistake, give customer service the address below.',
    address: 'Your IP address',
    check: 'Check again',
    still: 'Not open yet. Last checked at {{time}}.',
    support: 'Customer service',
  },
  JA: {
    'maintenance.title': 'メンテナンス中',
    'maintenance.text':
      'システムのメンテナンスを行っています。まもなく再開いたします。残高と記録は安全に保たれています。ご不便をおかけして申し訳ございません。',
    'region.title': 'アクセスできません',
    'region.text':
      'お住まいの地域または IP アドレスからは、このサイトをご利用いただけません。お心当たりがない場合は、下記の IP アドレスをカスタマーサポートまでお知らせください。',
    address: 'お客様の IP アドレス',
    check: 'もう一度確認する',
    still: 'まだ再開していません。最終確認：{{time}}',
    support: 'カスタマーサポート',
  },
  KO: {
    'maintenance.title': '시스템 점검 중',
    'maintenance.text':
      '시스템을 점검하고 있으며 곧 서비스를 재개합니다. 잔액과 내역은 안전하게 보관되어 있습니다. 이용에 불편을 드려 죄송합니다.',
    'region.title': '접속이 제한되었습니다',
    'region.text':
      '현재 지역 또는 IP 주소에서는 이 사이트를 이용할 수 없습니다. 착오라고 생각되시면 아래 IP 주소를 고객센터에 알려 주세요.',
    address: '회원님의 IP 주소',
    check: '다시 확인',
    still: '아직 열리지 않았습니다. 마지막 확인: {{time}}',
    support: '고객센터',
  },
  ID: {
    'maintenance.title': 'Sedang dalam pemeliharaan',
    'maintenance.text':
      'Kami sedang menyempurnakan sistem dan akan segera kembali. Saldo dan catatan Anda aman. Mohon maaf atas ketidaknyamanan ini.',
    'region.title': 'Akses ditolak',
    'region.text':
      'Situs ini tidak tersedia dari lokasi atau alamat IP Anda. Jika menurut Anda ini keliru, berikan alamat di bawah kepada layanan pelanggan.',
    address: 'Alamat IP Anda',
    check: 'Periksa lagi',
    still: 'Belum dibuka. Terakhir diperiksa pukul {{time}}.',
    support: 'Layanan pelanggan',
  },
  ES: {
    'maintenance.title': 'En mantenimiento',
    'maintenance.text':
      'Estamos mejorando el sistema y volveremos en breve. Tu saldo y tus registros están a salvo. Disculpa las molestias.',
    'region.title': 'Acceso denegado',
    'region.text':
      'Este sitio no está disponible desde tu ubicación o dirección IP. Si crees que es un error, facilita a atención al cliente la dirección que aparece abajo.',
    address: 'Tu dirección IP',
    check: 'Comprobar de nuevo',
    still: 'Todavía no está abierto. Última comprobación: {{time}}.',
    support: 'Atención al cliente',
  },
  VI: {
    'maintenance.title': 'Hệ thống đang bảo trì',
    'maintenance.text':
      'Chúng tôi đang nâng cấp hệ thống và sẽ sớm hoạt động trở lại. Số dư và lịch sử của bạn vẫn an toàn. Rất xin lỗi vì sự bất tiện này.',
    'region.title': 'Truy cập bị từ chối',
    'region.text':
      'Trang này không phục vụ khu vực hoặc địa chỉ IP của bạn. Nếu bạn cho rằng có nhầm lẫn, hãy gửi địa chỉ bên dưới cho bộ phận chăm sóc khách hàng.',
    address: 'Địa chỉ IP của bạn',
    check: 'Kiểm tra lại',
    still: 'Chưa mở lại. Kiểm tra lần cuối lúc {{time}}.',
    support: 'Chăm sóc khách hàng',
  },
  TA: {
    'maintenance.title': 'பராமரிப்பில் உள்ளது',
    'maintenance.text':
      'அமைப்பை மேம்படுத்துகிறோம்; விரைவில் திரும்புவோம். உங்கள் இருப்பும் பதிவுகளும் பாதுகாப்பாக உள்ளன. சிரமத்திற்கு வருந்துகிறோம்.',
    'region.title': 'அணுகல் மறுக்கப்பட்டது',
    'region.text':
      'உங்கள் இடம் அல்லது IP முகவரியிலிருந்து இந்தத் தளம் கிடைக்காது. இது தவறு என நினைத்தால், கீழே உள்ள முகவரியை வாடிக்கையாளர் சேவையிடம் கொடுக்கவும்.',
    address: 'உங்கள் IP முகவரி',
    check: 'மீண்டும் சரிபார்',
    still: 'இன்னும் திறக்கவில்லை. கடைசியாகச் சரிபார்த்தது: {{time}}.',
    support: 'வாடிக்கையாளர் சேவை',
  },
  TH: {
    'maintenance.title': 'ระบบอยู่ระหว่างปิดปรับปรุง',
    'maintenance.text': 'เรากำลังปรับปรุงระบบและจะกลับมาให้บริการในไม่ช้า ยอดเงินและประวัติของคุณปลอดภัย ขออภัยในความไม่สะดวก',
    'region.title': 'การเข้าถึงถูกปฏิเสธ',
    'region.text':
      'เว็บไซต์นี้ไม่เปิดให้บริการในพื้นที่หรือจากหมายเลข IP ของคุณ หากคิดว่าเป็นความผิดพลาด โปรดแจ้งหมายเลข IP ด้านล่างแก่ฝ่ายบริการลูกค้า',
    address: 'หมายเลข IP ของคุณ',
    check: 'ตรวจสอบอีกครั้ง',
    still: 'ยังไม่เปิดให้บริการ ตรวจสอบล่าสุดเวลา {{time}}',
    support: 'ฝ่ายบริการลูกค้า',
  },
};

/** Languages that the page always shows, in addition to the visitor's. Source: section 8 of the first text. */
export const alwaysShown = ['CN', 'TH', 'JA'] as const;

export function closedText(language: string, key: string): string {
  return inLanguage(closedTexts, language)[key] ?? key;
}
