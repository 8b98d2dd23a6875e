/** @import { DescribedPlay } from '../../../../lottery/betting/contract' */
/** @import { BettingContext, Layout } from '../types' */
import { element } from '../../element.js';
import { rollLine } from '../numbers.js';
import { createPicker } from '../picker.js';
import { playFacts } from '../play-facts.js';
import { playName } from '../plays.js';

/**
 * A card for each play: one press adds random numbers or a play on the sum; the numbers can also be chosen.
 * @param {BettingContext} context
 * @param {DescribedPlay} initial shown open
 * @returns {Layout}
 */
export function createEntertainment(context, initial) {
  const { say, state, add } = context;
  /** @type {(() => void)[]} */
  const updates = [];
  const cards = [...state.plays]
    // plays of one press come first
    .sort((one, other) => one.numbers.count - other.numbers.count)
    .map((play) => {
      const { facts, update } = playFacts(context, play);
      updates.push(update);
      const name = playName(say, play, state.family);
      const label = play.numbers.count === 0 ? say('add') : say('lucky');
      const press = element('button', { type: 'button', class: 'plain', 'aria-label': `${label}: ${name}` }, label);
      press.addEventListener('click', () => add(play, rollLine(play.numbers, Math.random)));
      const card = element('section', { class: 'card', 'aria-label': name }, element('strong', {}, name), facts, press);
      if (play.numbers.count > 0) {
        const choose = element('details', {}, element('summary', {}, say('numbers')));
        choose.append(createPicker(say, play, (numbers) => add(play, numbers)));
        choose.open = play === initial;
        card.append(choose);
      }
      return card;
    });
  const frame = element('div', { class: 'cards', role: 'group', 'aria-label': say('plays') }, ...cards);
  return { frame, update: () => updates.forEach((run) => run()) };
}
