import { languages, languageTag } from '@atrium/contract';
import { escapeHtml } from '../../html/escape';
import { cyclic } from '../cyclic';
import type { Game } from '../games/game';
import type { GameKind } from '../games/kinds';
import { nameOf } from '../games/catalogue';
import { vendorFault } from '../games/vendor-fault';
import { vendors } from '../games/vendors';
import type { PageFiles } from '../../html/read-page-files';
import { lotteryFolder } from './lottery-page';

const looks = ['gilt', 'neon', 'steel', 'paper'];

/** The page of a game. The only value taken from the URL is the language, which is validated. */
export function renderPage(game: Game, vendorName: string, language: string, { version, files }: PageFiles): string {
  const code = Object.hasOwn(languages, language) ? language : 'EN';
  const modules = [...files.keys()].filter((name) => name.endsWith('.js') && isNeeded(name, game.kind));
  // the page of one vendor loads and never starts its game
  const scripts =
    vendorFault(game.vendor) === 'never-ready'
      ? ''
      : [
          ...modules.map((name) => `<link rel="modulepreload" href="/assets/${version}/${name}">`),
          `<script type="module" src="/assets/${version}/game.js"></script>`,
        ].join('\n');
  return `<!doctype html>
<html lang="${languageTag(code)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(nameOf(game, code))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/${version}/game.css">
${scripts}
</head>
<body>
<main data-language="${code}" data-kind="${game.kind}" data-theme="${game.theme}" data-look="${lookOf(game)}" data-vendor="${escapeHtml(vendorName)}" data-state="loading">
<p id="announcement" role="status" aria-live="polite">…</p>
</main>
</body>
</html>
`;
}

const boardFolders: Partial<Record<GameKind, string>> = {
  'slot-lines': 'slots',
  'slot-ways': 'slots',
  'card-duel': 'duel',
  'poker-duel': 'duel',
  sports: 'matches',
  esports: 'matches',
};

/** Whether a page of this kind runs a script: one of the page itself, of its board, or one that boards share. */
function isNeeded(name: string, kind: GameKind): boolean {
  const [, folder] = /^boards\/([^/]+)\//.exec(name) ?? [];
  if (name.startsWith(lotteryFolder)) return false;
  return folder === undefined || folder === 'parts' || folder === (boardFolders[kind] ?? kind);
}

/** Our own vendor is gilt; the others rotate through the looks. */
function lookOf({ vendor }: Game): string {
  return cyclic(
    looks,
    vendors.findIndex(({ code }) => code === vendor),
  );
}
