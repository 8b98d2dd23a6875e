/** @import { SayRound } from './round-texts.js' */
import { element, shape } from './element.js';

/**
 * The controls below the board: balance, stake, win and the spin button.
 * @param {{ say: SayRound, money: (minor: number) => string, stakes: number[], onSpin: () => void }} given
 */
export function createConsole({ say, money, stakes, onSpin }) {
  let chosen = Math.min(1, stakes.length - 1);
  let busy = false;
  const balance = element('output', { class: 'amount', id: 'balance' });
  const stake = element('output', { class: 'amount', id: 'stake' });
  const won = element('output', { class: 'amount', id: 'win' });
  const lower = element('button', { type: 'button', class: 'step', 'aria-label': say('lower') }, '−');
  const raise = element('button', { type: 'button', class: 'step', 'aria-label': say('raise') }, '+');
  const spin = element('button', { type: 'button', class: 'spin', id: 'spin', 'aria-label': say('spin') }, arrow());

  const field = (/** @type {string} */ label, /** @type {Node[]} */ ...content) =>
    element('div', { class: 'field' }, element('span', { class: 'label' }, label), ...content);
  const desk = element(
    'div',
    { class: 'console' },
    field(say('balance'), balance),
    field(say('stake'), element('div', { class: 'stepper' }, lower, stake, raise)),
    field(say('win'), won),
    spin,
  );

  /** @param {number} index */
  function choose(index) {
    chosen = Math.max(0, Math.min(stakes.length - 1, index));
    stake.value = money(stakes[chosen] ?? 0);
    // aria-disabled keeps the keyboard focus
    lower.setAttribute('aria-disabled', String(busy || chosen === 0));
    raise.setAttribute('aria-disabled', String(busy || chosen === stakes.length - 1));
  }

  lower.addEventListener('click', () => busy || choose(chosen - 1));
  raise.addEventListener('click', () => busy || choose(chosen + 1));
  spin.addEventListener('click', () => busy || onSpin());
  document.addEventListener('keydown', (event) => {
    const elsewhere =
      event.target instanceof Element && event.target.closest('button, dialog, a, input, select, label');
    if (elsewhere || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (!busy) onSpin();
  });
  choose(chosen);
  won.value = money(0);

  return {
    desk,
    stake: () => stakes[chosen] ?? 0,
    /** @param {number} bet */
    chooseStake: (bet) => choose(Math.max(0, stakes.indexOf(bet))),
    /** @param {boolean} working */
    working(working) {
      busy = working;
      spin.setAttribute('aria-disabled', String(working));
      spin.classList.toggle('working', working);
      choose(chosen);
    },
    /** @param {number} minor */
    balance: (minor) => void (balance.value = money(minor)),
    /** @param {number} minor */
    won(minor) {
      won.value = money(minor);
      won.classList.toggle('lit', minor > 0);
    },
    focus: () => spin.focus({ preventScroll: true }),
  };
}

function arrow() {
  return shape(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    shape('path', {
      d: 'M38 14A18 18 0 1 0 42 26',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '5',
      'stroke-linecap': 'round',
    }),
    shape('path', {
      d: 'M40 4V17H27',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '5',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}
