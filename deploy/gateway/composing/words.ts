/** The few words the gateway says itself, before any remote's texts are there. */
interface GatewayWords {
  loading: string;
  script: string;
}

const languages: Record<string, GatewayWords> = {
  CN: { loading: '正在打开…', script: '请启用 JavaScript 以使用本网站。' },
  TW: { loading: '正在開啟…', script: '請啟用 JavaScript 以使用本網站。' },
  HK: { loading: '正在開啟…', script: '請啟用 JavaScript 以使用本網站。' },
  EN: { loading: 'Opening…', script: 'Please switch on JavaScript to use this site.' },
  JA: { loading: '開いています…', script: 'このサイトを利用するには JavaScript を有効にしてください。' },
  KO: { loading: '여는 중…', script: '이 사이트를 이용하려면 JavaScript를 켜 주세요.' },
  ID: { loading: 'Membuka…', script: 'Silakan aktifkan JavaScript untuk memakai situs ini.' },
  ES: { loading: 'Abriendo…', script: 'Activa JavaScript para usar este sitio.' },
  VI: { loading: 'Đang mở…', script: 'Vui lòng bật JavaScript để dùng trang này.' },
  TA: { loading: 'திறக்கப்படுகிறது…', script: 'இந்தத் தளத்தைப் பயன்படுத்த JavaScript-ஐ இயக்கவும்.' },
  TH: { loading: 'กำลังเปิด…', script: 'โปรดเปิดใช้ JavaScript เพื่อใช้งานเว็บไซต์นี้' },
};
const english = { loading: 'Opening…', script: 'Please switch on JavaScript to use this site.' };

export function words(language: string): GatewayWords {
  return languages[language] ?? english;
}
