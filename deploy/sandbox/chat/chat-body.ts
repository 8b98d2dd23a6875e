import { escapeHtml } from '../../html/escape';
import type english from './locales/EN.json';

export type ChatTexts = typeof english;

/** The content of the chat frame: a button and the panel it opens. */
export function chatBody(texts: ChatTexts, merchant: string): string {
  const say = (key: keyof ChatTexts) => escapeHtml(texts[key]);
  return `<button id="open" aria-expanded="false" aria-controls="panel" aria-label="${say('open')}" hidden><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11H9l-5 4z"/></svg></button>
<section id="panel" aria-labelledby="title" hidden>
<header><h1 id="title">${say('title')} · ${escapeHtml(merchant)}</h1><button id="close" aria-label="${say('close')}">×</button></header>
<ol id="log" role="log" tabindex="0" aria-labelledby="title"><li>${say('greeting')}</li></ol>
<form id="form"><label for="text">${say('label')}</label><div><input id="text" name="text" maxlength="500" autocomplete="off" required><button>${say('send')}</button></div></form>
<p id="failed" role="alert" hidden>${say('failed')}</p>
</section>
`;
}
