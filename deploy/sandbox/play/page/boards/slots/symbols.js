/** @import { SlotSymbol } from '../../types' */
import { element, shape } from '../../element.js';
import { beasts } from './pictures/beasts.js';
import { east } from './pictures/east.js';
import { gems } from './pictures/gems.js';
import { orchard } from './pictures/orchard.js';
import { sea } from './pictures/sea.js';
import { stars } from './pictures/stars.js';

/** @type {Record<string, Record<'H1' | 'H2' | 'H3', string>>} */
const pictures = { beasts, east, gems, orchard, sea, stars };

/** Gradient stops, from the light at the top left to the shade. */
const paints = {
  gold: ['#fff3b0', '#f2b632', '#b06a0a'],
  red: ['#ff8f8f', '#e0263f', '#7d0a24'],
  blue: ['#dff6ff', '#3aa7f0', '#123f9e'],
  green: ['#c9f7a6', '#39b26a', '#0c5a3c'],
  violet: ['#f0c9ff', '#9a4df0', '#3b1487'],
  white: ['#ffffff', '#f1f3fa', '#c3cade'],
};

/** @type {Record<'A' | 'K' | 'Q' | 'J', keyof typeof paints>} */
const letters = { A: 'red', K: 'violet', Q: 'green', J: 'blue' };

/**
 * Adds the pictures of a theme to the page, once, for `symbol` to reference.
 * @param {string} theme
 */
export function defineSymbols(theme) {
  const { H1, H2, H3 } = pictures[theme] ?? orchard;
  const drawings = { H1, H2, H3, W: wild, S: scatter, ...lettersDrawn() };
  const gradients = Object.entries(paints).map(
    ([name, [light, middle, dark]]) =>
      `<radialGradient id="${name}" cx=".35" cy=".28" r=".85"><stop stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
  );
  const symbols = Object.entries(drawings).map(
    ([name, drawing]) => `<symbol id="symbol-${name}" viewBox="0 0 100 100">${drawing}</symbol>`,
  );
  const holder = element('div', { class: 'definitions', 'aria-hidden': 'true' });
  holder.innerHTML = `<svg width="0" height="0"><defs>${gradients.join('')}</defs>${symbols.join('')}</svg>`;
  document.body.prepend(holder);
}

/**
 * The picture of a symbol.
 * @param {SlotSymbol} name
 */
export function symbol(name) {
  return shape(
    'svg',
    { class: `symbol symbol-${name}`, viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    shape('use', { href: `#symbol-${name}` }),
  );
}

const wild = `<path d="M50 4L62 26L86 18L80 42L98 54L78 66L82 90L58 82L50 98L42 82L18 90L22 66L2 54L20 42L14 18L38 26Z" fill="url(#gold)"/>
  <rect x="8" y="38" width="84" height="30" rx="8" fill="url(#red)" stroke="#fff3b0" stroke-width="3"/>
  <text x="50" y="61" text-anchor="middle" class="banner">WILD</text>`;

const scatter = `<circle cx="50" cy="50" r="44" fill="url(#blue)" stroke="url(#gold)" stroke-width="6"/>
  <path d="M50 16L59 38L83 40L65 56L71 80L50 67L29 80L35 56L17 40L41 38Z" fill="url(#gold)" stroke="#fff3b0" stroke-width="2" stroke-linejoin="round"/>`;

/** @returns {Record<string, string>} */
function lettersDrawn() {
  const drawn = Object.entries(letters).map(([letter, paint]) => [
    letter,
    `<text x="50" y="77" text-anchor="middle" class="letter" fill="url(#${paint})">${letter}</text>`,
  ]);
  return Object.fromEntries(drawn);
}
