/** @import { DescribedPlay } from '../../../lottery/betting/contract' */
/** @import { SayLottery } from './texts.js' */
import { element } from '../element.js';
import { numberText, readNumbers } from './numbers.js';

/**
 * A field for the numbers of a line, as people write them.
 * @param {SayLottery} say
 * @param {DescribedPlay} play
 * @param {string} label
 * @param {{ onAdd: (numbers: number[]) => boolean, onRefused: (why: string) => void }} given
 */
export function createNumberEntry(say, { numbers: rule }, label, { onAdd, onRefused }) {
  const hint = numbersHint(say, rule);
  const field = element('input', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: '60',
    'aria-label': label,
    placeholder: exampleOf(rule),
    title: hint,
  });
  const form = element(
    'form',
    { class: 'entry' },
    field,
    element('button', { type: 'submit', class: 'plain', 'aria-label': `${say('add')}: ${label}` }, say('add')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const numbers = readNumbers(field.value, rule);
    field.setAttribute('aria-invalid', String(!numbers));
    if (!numbers) onRefused(say('impossible', { hint }));
    else if (onAdd(numbers)) field.value = '';
    field.focus();
  });
  return form;
}

/**
 * @param {SayLottery} say
 * @param {DescribedPlay['numbers']} rule
 */
export function numbersHint(say, rule) {
  const { count, lowest, highest } = rule;
  return say('numbersHint', {
    count,
    from: numberText(lowest, rule),
    to: numberText(highest, rule),
    example: exampleOf(rule),
  });
}

/** @param {DescribedPlay['numbers']} rule */
function exampleOf(rule) {
  const numbers = Array.from({ length: rule.count }, (_, index) => numberText(rule.lowest + index + 1, rule));
  return numbers.join(' ');
}
