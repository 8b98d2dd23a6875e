/** @import { Board, BoardContext, ListedBet, Match, RoundResult, Side, Table } from '../../types' */
import { element } from '../../element.js';
import { chosenIn, createChoice } from '../parts/choice.js';

/** @typedef {{ matches: Match[], bets: ListedBet[] }} Offer */

/** Milliseconds after which matches and open bets are read again. */
const pause = 5_000;
const order = /** @type {const} */ (['home', 'draw', 'away']);

/**
 * Matches to bet on, and the bets of the player in this game.
 * @param {BoardContext} context
 * @returns {Board}
 */
export function createBoard({ table, texts, sayKind, money, percent }) {
  const time = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'medium' });
  const number = new Intl.NumberFormat(texts.locale, { minimumFractionDigits: 1 });
  const list = element('div', { class: 'matches' });
  const slips = element('ul', { class: 'slips' });
  const frame = element(
    'div',
    { class: 'board' },
    element('h2', {}, sayKind('matches')),
    list,
    element('h2', {}, sayKind('yourBets')),
    slips,
  );
  let offer = offerOf(table.rules);

  /** @param {{ home: string, away: string }} teams @param {Side} side */
  const sideName = (teams, side) => (side === 'draw' ? sayKind('draw') : teams[side]);

  function drawMatches() {
    const ids = offer.matches.map(({ id }) => id).join();
    if (list.dataset.ids === ids) return;
    const wanted = new URLSearchParams(location.search).get('match');
    const chosen =
      chosenIn(list) ??
      (offer.matches.some(({ id }) => id === wanted) ? `${wanted}:home` : `${offer.matches[0]?.id}:home`);
    const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined;
    list.dataset.ids = ids;
    list.replaceChildren(
      ...offer.matches.map((match) =>
        createChoice(
          `${match.league}: ${match.home} – ${match.away}. ${sayKind('startsAt', { time: time.format(match.startsAt) })}`,
          order.flatMap((side) => {
            const price = match.prices[side];
            if (!price) return [];
            return [
              {
                value: `${match.id}:${side}`,
                label: sideName(match, side),
                note: `× ${number.format(price.odds / 10)}`,
              },
            ];
          }),
          { chosen },
        ),
      ),
    );
    for (const input of list.querySelectorAll('input')) if (input.value === focused) input.focus();
  }

  function drawBets() {
    const none = element('li', {}, sayKind('noBets'));
    slips.replaceChildren(
      ...(offer.bets.length === 0 ? [none] : offer.bets.map((bet) => element('li', {}, lineOf(bet)))),
    );
  }

  /** @param {ListedBet} bet */
  function lineOf(bet) {
    const { home, away, side, stake, odds, outcome } = bet;
    const state = outcome
      ? outcome.win > 0
        ? sayKind('betWon', { amount: money(outcome.win) })
        : sayKind('betLost')
      : sayKind('betOpen');
    return `${home} – ${away}, ${sideName(bet, side)}: ${money(stake)} × ${number.format(odds / 10)}. ${state}`;
  }

  function draw() {
    drawMatches();
    drawBets();
  }

  return {
    frame,
    rules: [element('p', {}, sayKind('shares', { share: percent(table.rules.returns[''] ?? 0) }))],
    choice: () => chosenIn(list),
    show: draw,
    start: () => undefined,
    async stop(result) {
      const { bets } = /** @type {RoundResult & { bets: ListedBet[] }} */ (result);
      offer = { ...offer, bets };
      drawBets();
    },
    placed(key) {
      const bet = offer.bets.find((each) => each.key === key);
      if (!bet) return undefined;
      return bet.outcome ? lineOf(bet) : sayKind('betPlaced', { time: time.format(bet.endsAt) });
    },
    closed: sayKind('matchClosed'),
    refresh({ rules }) {
      const next = offerOf(rules);
      const decided = next.bets.filter(
        ({ key, outcome }) => outcome && offer.bets.some((bet) => bet.key === key && !bet.outcome),
      );
      offer = next;
      draw();
      return decided.length > 0 ? decided.map(lineOf).join(' ') : undefined;
    },
    refreshAfter: () => pause,
  };
}

/**
 * @param {Table['rules']} rules
 * @returns {Offer}
 */
function offerOf(rules) {
  return /** @type {Offer} */ (/** @type {unknown} */ (rules));
}
