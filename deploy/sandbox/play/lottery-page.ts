import { languages, languageTag } from '@atrium/contract';
import { escapeHtml } from '../../html/escape';
import type { PageFiles } from '../../html/read-page-files';
import type { LotteryLayout } from '../lottery/betting/contract';
import type { LotteryGame } from '../lottery/game';
import { inLanguage } from '../merchants/merchant';

/** Folder of the scripts that only the betting page needs. */
export const lotteryFolder = 'lottery/';

/** Scripts that every layout and language needs, beside those that pages of games share. */
const needed =
  /^(element|money|portal|server|tab-storage|lottery\/(?!layouts\/(traditional|entertainment|tradition)|texts\/(?!en)).*)\.js$/;

const layouts: readonly string[] = ['Traditional', 'Entertainment', 'tradition'] satisfies LotteryLayout[];

/** Where the dark colours apply, by the portal's colour scheme; any other value leaves it to the player's system. */
const darkMedia = new Map([
  ['dark', 'all'],
  ['light', 'not all'],
]);

/** What the address of the betting page says of its look. */
interface LotteryAddress {
  lang?: string;
  mode?: string;
  /** Colour scheme of the portal around it: browsers do not tell it to frames of other origins. */
  scheme?: string;
}

/** The betting page of a lottery. What comes from the address is checked against the known values. */
export function renderLotteryPage(
  game: Pick<LotteryGame, 'code' | 'names'>,
  { lang = '', mode = '', scheme = '' }: LotteryAddress,
  { version, files }: PageFiles,
): string {
  const code = Object.hasOwn(languages, lang) ? lang : 'EN';
  const layout = layouts.includes(mode) ? mode : 'Traditional';
  const preloads = [...files.keys()]
    .filter((name) => needed.test(name))
    .map((name) => `<link rel="modulepreload" href="/assets/${version}/${name}">`);
  return `<!doctype html>
<html lang="${languageTag(code)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(inLanguage(game.names, code))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/${version}/lottery/lottery.css">
<link rel="stylesheet" href="/assets/${version}/lottery/dark.css" media="${darkMedia.get(scheme) ?? '(prefers-color-scheme: dark)'}">
${preloads.join('\n')}
<script type="module" src="/assets/${version}/lottery/lottery.js"></script>
</head>
<body>
<main data-language="${code}" data-game="${escapeHtml(game.code)}" data-layout="${layout}" data-state="loading">
<p id="announcement" role="status" aria-live="polite">…</p>
</main>
</body>
</html>
`;
}
