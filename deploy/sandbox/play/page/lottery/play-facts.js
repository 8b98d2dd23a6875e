/** @import { DescribedPlay } from '../../../lottery/betting/contract' */
/** @import { BettingContext } from './types' */
import { element } from '../element.js';
import { chanceText, sumRule } from './plays.js';

/**
 * Probability, price and prize of one unit of a play, in text.
 * @param {BettingContext} context
 * @param {DescribedPlay} play
 */
export function playFacts({ say, locale, money, state, slip }, play) {
  const facts = element('span', { class: 'facts' });
  function update() {
    const texts = [
      sumRule(say, play, state),
      chanceText(say, play, locale),
      say('price', { amount: money(slip.price) }),
      say('prize', { amount: money(play.prizes[slip.unit] ?? 0) }),
    ];
    facts.replaceChildren(texts.filter(Boolean).join(' · '));
  }
  update();
  return { facts, update };
}
