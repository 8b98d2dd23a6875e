/** The few words the gateway says itself, before any remote's texts are there. */
interface GatewayWords {
  script: string;
}

const languages: Record<string, GatewayWords> = {
  CN: { script: '请启用 JavaScript 以使用本网站。' },
  TW: { script: '請啟用 JavaScript 以使用本網站。' },
  HK: { script: '請啟用 JavaScript 以使用本網站。' },
  EN: { script: 'Please switch on JavaScript to use this site.' },
  JA: { script: 'このサイトを利用するには JavaScript を有効にしてください。' },
  KO: { script: '이 사이트를 이용하려면 JavaScript를 켜 주세요.' },
  ID: { script: 'Silakan aktifkan JavaScript untuk memakai situs ini.' },
  ES: { script: 'Activa JavaScript para usar este sitio.' },
  VI: { script: 'Vui lòng bật JavaScript để dùng trang này.' },
  TA: { script: 'இந்தத் தளத்தைப் பயன்படுத்த JavaScript-ஐ இயக்கவும்.' },
  TH: { script: 'โปรดเปิดใช้ JavaScript เพื่อใช้งานเว็บไซต์นี้' },
};
const english = { script: 'Please switch on JavaScript to use this site.' };

export function words(language: string): GatewayWords {
  return languages[language] ?? english;
}
