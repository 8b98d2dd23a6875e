import { escapeHtml } from '../../html/escape';
import { chatTexts } from './chat-texts';

export interface ChatPage {
  /** Language code. */
  language: string;
  merchant: string;
}

/** The chat page shown in the frame: a button and the panel it opens. */
export function renderChat({ language, merchant }: ChatPage): string {
  const { locale, words } = chatTexts(language);
  const say = (key: keyof typeof words) => escapeHtml(words[key]);
  return `<!doctype html>
<html lang="${locale}" data-language="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('title')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/chat/chat.css">
<script type="module" src="/chat/chat.js"></script>
</head>
<body>
<button id="open" aria-expanded="false" aria-controls="panel" aria-label="${say('open')}" hidden><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11H9l-5 4z"/></svg></button>
<section id="panel" aria-labelledby="title" hidden>
<header><h1 id="title">${say('title')} · ${escapeHtml(merchant)}</h1><button id="close" aria-label="${say('close')}">×</button></header>
<ol id="log" role="log" tabindex="0" aria-labelledby="title"><li>${say('greeting')}</li></ol>
<form id="form"><label for="text">${say('label')}</label><div><input id="text" name="text" maxlength="500" autocomplete="off" required><button>${say('send')}</button></div></form>
<p id="failed" role="alert" hidden>${say('failed')}</p>
</section>
</body>
</html>
`;
}
