/** @import { DescribedPlay } from '../../../../lottery/betting/contract' */
/** @import { BettingContext, Layout } from '../types' */
import { element } from '../../element.js';
import { createNumberEntry, numbersHint } from '../number-entry.js';
import { createPicker } from '../picker.js';
import { playFacts } from '../play-facts.js';
import { playName } from '../plays.js';

/**
 * A list of the plays, and a grid of numbers for the selected one.
 * @param {BettingContext} context
 * @param {DescribedPlay} initial
 * @returns {Layout}
 */
export function createTraditional(context, initial) {
  const { say, state, add, announce } = context;
  const panel = element('div', { class: 'panel' });
  /** @type {(() => void)[]} */
  const updates = [];

  const options = state.plays.map((play) => {
    const { facts, update } = playFacts(context, play);
    updates.push(update);
    const radio = element('input', { type: 'radio', name: 'play', value: play.code });
    radio.checked = play === initial;
    radio.addEventListener('change', () => show(play));
    return element('label', { class: 'play' }, radio, element('strong', {}, playName(say, play, state.family)), facts);
  });

  /** @param {DescribedPlay} play */
  function show(play) {
    if (play.numbers.count === 0) {
      const button = element('button', { type: 'button', class: 'plain' }, say('add'));
      button.addEventListener('click', () => add(play, []));
      return panel.replaceChildren(button);
    }
    panel.replaceChildren(
      element('p', { class: 'hint' }, numbersHint(say, play.numbers)),
      createPicker(say, play, (numbers) => add(play, numbers)),
      createNumberEntry(say, play, say('numbers'), {
        onAdd: (numbers) => add(play, numbers),
        onRefused: (why) => announce(why, 'trouble'),
      }),
    );
  }

  show(initial);
  const list = element('fieldset', { class: 'plays' }, element('legend', {}, say('plays')), ...options);
  return {
    frame: element('div', { class: 'traditional' }, list, panel),
    update: () => updates.forEach((run) => run()),
  };
}
