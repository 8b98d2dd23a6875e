import type { LanguageCode } from '@atrium/contract';

interface Texts {
  settingsFailed: string;
}

/** Texts about the merchant's settings; loaded with the code that needs them, not with every page. */
export const merchantTexts: Record<LanguageCode, Texts> = {
  CN: { settingsFailed: '网站设置未能加载，部分功能暂时不可用。请重试。' },
  TW: { settingsFailed: '網站設定未能載入，部分功能暫時無法使用。請再試一次。' },
  HK: { settingsFailed: '網站設定未能載入，部分功能暫時無法使用。請再試一次。' },
  EN: {
    settingsFailed: 'The settings of this site could not be loaded, so parts of it are missing. Please try again.',
  },
  JA: { settingsFailed: 'サイトの設定を読み込めなかったため、一部の機能が使えません。もう一度お試しください。' },
  KO: { settingsFailed: '사이트 설정을 불러오지 못해 일부 기능을 사용할 수 없습니다. 다시 시도해 주세요.' },
  ID: {
    settingsFailed: 'Pengaturan situs ini gagal dimuat sehingga sebagian fiturnya tidak tersedia. Silakan coba lagi.',
  },
  ES: {
    settingsFailed: 'No se pudo cargar la configuración de este sitio, por lo que faltan partes. Inténtelo de nuevo.',
  },
  VI: { settingsFailed: 'Không tải được cài đặt của trang nên một số phần còn thiếu. Vui lòng thử lại.' },
  TA: { settingsFailed: 'இந்தத் தளத்தின் அமைப்புகளை ஏற்ற முடியவில்லை; சில பகுதிகள் இல்லை. மீண்டும் முயற்சிக்கவும்.' },
  TH: { settingsFailed: 'โหลดการตั้งค่าของเว็บไซต์ไม่สำเร็จ บางส่วนจึงใช้งานไม่ได้ โปรดลองอีกครั้ง' },
};
