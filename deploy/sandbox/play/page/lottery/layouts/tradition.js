/** @import { DescribedPlay } from '../../../../lottery/betting/contract' */
/** @import { BettingContext, Layout } from '../types' */
import { element } from '../../element.js';
import { createNumberEntry } from '../number-entry.js';
import { playFacts } from '../play-facts.js';
import { playName } from '../plays.js';

/**
 * A written slip, as sellers of the sea lotteries use it: a line of text for each play.
 * @param {BettingContext} context
 * @param {DescribedPlay} initial focused
 * @returns {Layout}
 */
export function createTradition(context, initial) {
  const { say, state, add, announce } = context;
  /** @type {(() => void)[]} */
  const updates = [];
  const rows = state.plays.map((play) => {
    const { facts, update } = playFacts(context, play);
    updates.push(update);
    const name = playName(say, play, state.family);
    const row = element('li', { class: 'row' }, element('strong', {}, name), facts);
    if (play === initial) row.setAttribute('aria-current', 'true');
    if (play.numbers.count === 0) {
      const button = element(
        'button',
        { type: 'button', class: 'plain', 'aria-label': `${say('add')}: ${name}` },
        say('add'),
      );
      button.addEventListener('click', () => add(play, []));
      row.append(button);
    } else
      row.append(
        createNumberEntry(say, play, name, {
          onAdd: (numbers) => add(play, numbers),
          onRefused: (why) => announce(why, 'trouble'),
        }),
      );
    return row;
  });
  const frame = element('ul', { class: 'rows', 'aria-label': say('plays') }, ...rows);
  return { frame, update: () => updates.forEach((run) => run()) };
}
