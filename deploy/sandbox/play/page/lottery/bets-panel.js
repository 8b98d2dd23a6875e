/** @import { ListedBet, ListedSlip } from '../../../lottery/betting/contract' */
/** @import { BettingContext } from './types' */
import { element } from '../element.js';
import { lineText } from './line-text.js';

/** Slips shown. */
const shown = 20;

/**
 * The player's slips with the state of each bet.
 * @param {Pick<BettingContext, 'say' | 'money' | 'locale'>} context
 * @param {() => Promise<ListedSlip[]>} read
 */
export function createBetsPanel({ say, money, locale }, read) {
  const content = element('div', { 'aria-live': 'polite' });
  const again = element('button', { type: 'button', class: 'plain' }, say('refresh'));
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  /** @type {ListedSlip[]} */
  let slips = [];

  async function refresh() {
    try {
      slips = await read();
    } catch {
      content.replaceChildren(element('p', {}, say('betsFailed')));
      return;
    }
    if (slips.length === 0) content.replaceChildren(element('p', { class: 'hint' }, say('noBets')));
    else content.replaceChildren(element('ul', { class: 'bets' }, ...slips.slice(0, shown).map(slipItem)));
  }

  /** @param {ListedSlip} slip */
  function slipItem({ slip, family, name, placedAt, total, lines, plays, bets }) {
    return element(
      'li',
      {},
      element(
        'p',
        {},
        element('strong', {}, say('slipNo', { slip })),
        ` ${name} · ${times.format(placedAt)} · ${money(total)}`,
      ),
      element('p', { class: 'hint' }, lines.map((line) => lineText(say, line, plays, family)).join('; ')),
      element('ul', {}, ...bets.map((bet) => element('li', { 'data-state': bet.state }, betText(bet)))),
    );
  }

  /** @param {ListedBet} bet */
  function betText({ numero, state: betState, stake, win, drawn }) {
    const result = {
      open: say('open'),
      won: say('won', { amount: money(win) }),
      lost: say('lost'),
      missed: say('missed', { amount: money(stake) }),
    }[betState];
    const numbers = drawn === undefined ? '' : say('drawn', { numbers: drawn.replaceAll(',', ' ') });
    return [say('title', { numero }), result, numbers].filter(Boolean).join(' · ');
  }

  again.addEventListener('click', () => void refresh());
  const frame = element(
    'section',
    { class: 'my-bets', 'aria-labelledby': 'bets-title' },
    element('h2', { id: 'bets-title' }, say('bets')),
    again,
    content,
  );
  return {
    frame,
    refresh,
    /** Whether a bet should have been decided by this time of the server. @param {number} now */
    isDue: (now) => slips.some(({ bets }) => bets.some(({ state: bet, drawsAt }) => bet === 'open' && drawsAt < now)),
  };
}
