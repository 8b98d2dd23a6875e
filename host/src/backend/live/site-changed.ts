import { inLanguage, type LanguageCode, type Messages } from '@atrium/contract';

/** Kept apart from the host's texts, which every page waits for. */
const texts: Record<LanguageCode, string> = {
  CN: '网站已更新。打开下一页或重新加载后即可看到。',
  TW: '網站已更新。開啟下一頁或重新載入後即可看到。',
  HK: '網站已更新。開啟下一頁或重新載入後便可看到。',
  EN: 'This site has been updated. You will see it on the next page you open, or when you reload.',
  JA: 'サイトが更新されました。次のページを開くか、再読み込みすると反映されます。',
  KO: '사이트가 업데이트되었습니다. 다음 페이지를 열거나 새로고침하면 반영됩니다.',
  ID: 'Situs ini telah diperbarui. Anda akan melihatnya di halaman berikutnya atau saat memuat ulang.',
  ES: 'El sitio se ha actualizado. Lo verás en la próxima página que abras o al recargar.',
  VI: 'Trang đã được cập nhật. Bạn sẽ thấy khi mở trang tiếp theo hoặc tải lại.',
  TA: 'இந்தத் தளம் புதுப்பிக்கப்பட்டுள்ளது. அடுத்த பக்கத்தைத் திறக்கும்போது அல்லது மீண்டும் ஏற்றும்போது காண்பீர்கள்.',
  TH: 'เว็บไซต์มีการอัปเดต คุณจะเห็นเมื่อเปิดหน้าถัดไปหรือโหลดใหม่',
};

/** Announces, once per page, that the merchant's site has changed since the page was composed. */
export function siteChanged(messages: Pick<Messages, 'toast'>, language: () => string): () => void {
  let announced = false;
  return () => {
    if (announced) return;
    announced = true;
    messages.toast({ kind: 'info', text: inLanguage(texts, language()), duration: 'stays' });
  };
}
