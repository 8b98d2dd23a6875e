import { inLanguage, type LanguageCode } from '@atrium/contract';

/** The gateway's own texts, shown before the host's texts are loaded. */
interface GatewayTexts {
  /** The spinner's text (DLG-01). */
  loading: string;
  /** Scripts are disabled. */
  script: string;
  /** The browser does not support modules. */
  old: string;
  /** The host did not start. */
  stuck: string;
  retry: string;
}

const texts: Record<LanguageCode, GatewayTexts> = {
  CN: {
    loading: '加载中...',
    script: '请启用 JavaScript 以使用本网站。',
    old: '您的浏览器版本过旧，无法使用本网站。请更新或换用其他浏览器。',
    stuck: '页面未能启动，请重试。',
    retry: '重试',
  },
  TW: {
    loading: '載入中...',
    script: '請啟用 JavaScript 以使用本網站。',
    old: '您的瀏覽器版本過舊，無法使用本網站。請更新或改用其他瀏覽器。',
    stuck: '頁面未能啟動，請重試。',
    retry: '重試',
  },
  HK: {
    loading: '載入中...',
    script: '請啟用 JavaScript 以使用本網站。',
    old: '您的瀏覽器版本過舊，無法使用本網站。請更新或改用其他瀏覽器。',
    stuck: '頁面未能啟動，請重試。',
    retry: '重試',
  },
  EN: {
    loading: 'loading...',
    script: 'Please switch on JavaScript to use this site.',
    old: 'This browser is too old for this site. Please update it, or use another one.',
    stuck: 'The page did not start. Please try again.',
    retry: 'Try again',
  },
  JA: {
    loading: '読み込み中...',
    script: 'このサイトを利用するには JavaScript を有効にしてください。',
    old: 'お使いのブラウザーは古いため、このサイトを利用できません。更新するか、別のブラウザーをご利用ください。',
    stuck: 'ページを起動できませんでした。もう一度お試しください。',
    retry: '再試行',
  },
  KO: {
    loading: '로딩 중...',
    script: '이 사이트를 이용하려면 JavaScript를 켜 주세요.',
    old: '브라우저가 오래되어 이 사이트를 이용할 수 없습니다. 업데이트하거나 다른 브라우저를 이용해 주세요.',
    stuck: '페이지를 시작하지 못했습니다. 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  ID: {
    loading: 'memuat...',
    script: 'Silakan aktifkan JavaScript untuk memakai situs ini.',
    old: 'Peramban ini terlalu lama untuk situs ini. Silakan perbarui atau gunakan peramban lain.',
    stuck: 'Halaman tidak dapat dimulai. Silakan coba lagi.',
    retry: 'Coba lagi',
  },
  ES: {
    loading: 'cargando...',
    script: 'Activa JavaScript para usar este sitio.',
    old: 'Este navegador es demasiado antiguo para este sitio. Actualízalo o usa otro.',
    stuck: 'La página no se ha iniciado. Inténtalo de nuevo.',
    retry: 'Reintentar',
  },
  VI: {
    loading: 'đang tải...',
    script: 'Vui lòng bật JavaScript để dùng trang này.',
    old: 'Trình duyệt này quá cũ đối với trang này. Vui lòng cập nhật hoặc dùng trình duyệt khác.',
    stuck: 'Trang không khởi động được. Vui lòng thử lại.',
    retry: 'Thử lại',
  },
  TA: {
    loading: 'ஏற்றுகிறது...',
    script: 'இந்தத் தளத்தைப் பயன்படுத்த JavaScript-ஐ இயக்கவும்.',
    old: 'இந்த உலாவி இந்தத் தளத்திற்கு மிகவும் பழையது. அதைப் புதுப்பிக்கவும் அல்லது வேறொன்றைப் பயன்படுத்தவும்.',
    stuck: 'பக்கம் தொடங்கவில்லை. மீண்டும் முயற்சிக்கவும்.',
    retry: 'மீண்டும் முயற்சி',
  },
  TH: {
    loading: 'กำลังโหลด...',
    script: 'โปรดเปิดใช้ JavaScript เพื่อใช้งานเว็บไซต์นี้',
    old: 'เบราว์เซอร์นี้เก่าเกินไปสำหรับเว็บไซต์นี้ โปรดอัปเดตหรือใช้เบราว์เซอร์อื่น',
    stuck: 'ไม่สามารถเริ่มหน้านี้ได้ โปรดลองอีกครั้ง',
    retry: 'ลองอีกครั้ง',
  },
};

export function gatewayTexts(language: string): GatewayTexts {
  return inLanguage(texts, language);
}
