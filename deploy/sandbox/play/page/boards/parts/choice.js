import { element } from '../../element.js';

/**
 * A group of bets of which one is chosen, as radio buttons: arrow keys move between them.
 * @param {string} title
 * @param {{ value: string, label: string, note?: string }[]} options the first is chosen
 * @param {{ name?: string, chosen?: string | undefined }} [settings] groups of one name share the choice
 */
export function createChoice(title, options, { name = 'choice', chosen = options[0]?.value } = {}) {
  const chips = options.map(({ value, label, note }) => {
    const input = element('input', { type: 'radio', name, value, ...(value === chosen && { checked: '' }) });
    const text = element('span', {}, label, ...(note ? [element('small', {}, note)] : []));
    return element('label', { class: 'chip' }, input, text);
  });
  return element('fieldset', { class: 'choice' }, element('legend', {}, title), ...chips);
}

/**
 * The chosen value among all groups in a frame.
 * @param {HTMLElement} frame
 */
export function chosenIn(frame) {
  const input = frame.querySelector('input[type=radio]:checked');
  return input instanceof HTMLInputElement ? input.value : undefined;
}
