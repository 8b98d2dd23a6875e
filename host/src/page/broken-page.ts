import { languageTag, type LanguageCode } from '@atrium/contract';

/**
 * In every language of the portal, with one text for Hong Kong and Taiwan: without a composition no language is known.
 */
const pageTexts: Record<Exclude<LanguageCode, 'HK'>, [text: string, again: string]> = {
  EN: ['This page could not be put together. Please try again.', 'Try again'],
  CN: ['页面暂时无法显示，请重试。', '重试'],
  TW: ['頁面暫時無法顯示，請重試。', '重試'],
  JA: ['ページを表示できませんでした。もう一度お試しください。', '再試行'],
  KO: ['페이지를 표시할 수 없습니다. 다시 시도해 주세요.', '다시 시도'],
  ID: ['Halaman ini tidak dapat ditampilkan. Silakan coba lagi.', 'Coba lagi'],
  ES: ['No se ha podido mostrar esta página. Inténtalo de nuevo.', 'Reintentar'],
  VI: ['Không thể hiển thị trang. Vui lòng thử lại.', 'Thử lại'],
  TA: ['இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. மீண்டும் முயற்சிக்கவும்.', 'மீண்டும் முயற்சி'],
  TH: ['ไม่สามารถแสดงหน้านี้ได้ โปรดลองอีกครั้ง', 'ลองอีกครั้ง'],
};

/** Shows that the page is broken, as plain text without React or a theme, which may be broken too. */
export function showBrokenPage(page: Document, reload: () => void): void {
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.cssText = 'max-inline-size: 36rem; margin: 12vh auto; padding: 0 1.5rem';
  for (const [lang, [text, again]] of sortedFor(navigator.language)) {
    const paragraph = page.createElement('p');
    paragraph.lang = lang;
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = again;
    button.addEventListener('click', reload);
    paragraph.style.cssText =
      'display: grid; grid-template-columns: 1fr auto; gap: 1rem; align-items: center; margin: 0 0 1rem';
    button.style.cssText =
      'padding: 0.5rem 1rem; border: 1px solid currentColor; border-radius: 0.5rem; color: inherit; background: none; font: inherit; cursor: pointer';
    paragraph.append(text, button);
    main.append(paragraph);
  }
  page.body.replaceChildren(main);
}

/** The browser's own language first. */
function sortedFor(preferred: string): [lang: string, texts: [text: string, again: string]][] {
  const isPreferred = (lang: string) => preferred.slice(0, 2) === lang.slice(0, 2);
  return Object.entries(pageTexts)
    .map(([code, texts]): [string, [string, string]] => [languageTag(code), texts])
    .sort(([one], [other]) => Number(isPreferred(other)) - Number(isPreferred(one)));
}
