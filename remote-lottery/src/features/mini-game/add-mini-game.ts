import type { MiniGameEdition } from '@atrium/api';
import { buttonSize } from './bounds';
import { FloatingButton } from './floating-button';
import { scriptTexts } from './script-texts';

/** Id of the button, by which a second script finds that there is one. */
const id = 'atrium-mini-game';

/**
 * Adds the mini-game's button to a page that loads its script, once per page. It is a link to the game on the site that
 * the script comes from, drawn without the page's styles.
 */
export function addMiniGame(edition: MiniGameEdition): void {
  const { currentScript } = document;
  const source = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
  const { origin } = new URL(source || location.href, location.href);
  if (document.body) show(origin, edition);
  else document.addEventListener('DOMContentLoaded', () => show(origin, edition), { once: true });
}

function show(origin: string, edition: MiniGameEdition): void {
  if (document.getElementById(id)) return;
  const { title, keys } = scriptTexts(document.documentElement.lang);
  const link = document.createElement('a');
  link.id = id;
  link.href = `${origin}/mini-game?edition=${edition}`;
  link.setAttribute('aria-label', title);
  link.title = keys;
  link.append('3·9·7');
  Object.assign(link.style, look);
  document.body.append(link);
  new FloatingButton(link).start();
}

/** Set as properties, which every content policy allows. */
const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  top: '0',
  left: '0',
  zIndex: '11',
  boxSizing: 'border-box',
  width: `${buttonSize.width}px`,
  height: `${buttonSize.height}px`,
  border: '2px solid #fff',
  borderRadius: '50%',
  background: '#8a1538',
  color: '#fff',
  font: '700 15px/52px system-ui, sans-serif',
  textAlign: 'center',
  textDecoration: 'none',
  boxShadow: '0 2px 8px #0006',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
};
