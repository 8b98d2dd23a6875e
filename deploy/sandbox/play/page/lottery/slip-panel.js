/** @import { DescribedPlay } from '../../../lottery/betting/contract' */
/** @import { BettingContext } from './types' */
import { element } from '../element.js';
import { lineText } from './line-text.js';

/**
 * The slip: its lines, the price of one, multiple and issues, and the total that a bet charges.
 * @param {Pick<BettingContext, 'say' | 'money' | 'state' | 'slip'>} context
 * @param {{ onChange: () => void, onBet: () => void }} given
 */
export function createSlipPanel({ say, money, state, slip }, { onChange, onBet }) {
  const { limits, units } = state;
  const lines = element('ol', { class: 'lines', 'aria-label': say('slip') });
  const empty = element('p', { class: 'hint' }, say('empty'));
  const unit = element('select', {}, ...units.map((price, index) => option(money(price), index)));
  const multiple = count(limits.multiple);
  const issues = count(limits.issues);
  const multipleError = countError('multiple-error', limits.multiple);
  const issuesError = countError('issues-error', limits.issues);
  const issueText = element('span', { class: 'hint' });
  const total = element('output', { class: 'amount', id: 'total' });
  const bet = element('button', { type: 'button', class: 'bet', id: 'bet' });
  const clear = element('button', { type: 'button', class: 'plain' }, say('clear'));
  let busy = false;

  function draw() {
    lines.replaceChildren(...slip.lines.map(lineItem));
    empty.hidden = slip.lines.length > 0;
    clear.hidden = slip.lines.length === 0;
    unit.value = String(slip.unit);
    if (document.activeElement !== multiple && multipleError.hidden) multiple.value = String(slip.multiple);
    if (document.activeElement !== issues && issuesError.hidden) issues.value = String(slip.issueCount);
    const [first, last] = [slip.issues[0], slip.issues.at(-1)];
    issueText.replaceChildren(
      first === undefined || last === undefined
        ? say('closed')
        : first === last
          ? say('title', { numero: first })
          : say('issueRange', { from: first, to: last }),
    );
    total.value = money(slip.total);
    bet.replaceChildren(say('bet', { amount: money(slip.total) }));
    // aria-disabled keeps the keyboard focus
    bet.setAttribute('aria-disabled', String(busy || isWrong() || slip.lines.length === 0 || slip.issues.length === 0));
  }

  /**
   * What is wrong with a number, shown under its field.
   * @param {string} id
   * @param {number} most
   */
  function countError(id, most) {
    const text = element('span', { id, class: 'trouble', role: 'alert' }, say('wholeNumber', { most }));
    text.hidden = true;
    return text;
  }

  /** Whether a field has no number that can be bet. */
  function isWrong() {
    return !multipleError.hidden || !issuesError.hidden;
  }

  /** @param {import('../../../lottery/betting/contract').SlipLine} line */
  function lineItem(line) {
    const text = lineText(say, line, /** @type {DescribedPlay[]} */ (state.plays), state.family);
    const remove = element(
      'button',
      { type: 'button', class: 'remove', 'aria-label': say('remove', { line: text }) },
      '✕',
    );
    remove.addEventListener('click', () => {
      slip.lines.splice(slip.lines.indexOf(line), 1);
      onChange();
      const next = lines.querySelector('button') ?? bet;
      next.focus();
    });
    return element('li', {}, element('span', {}, text), remove);
  }

  unit.addEventListener('change', () => {
    slip.unit = Number(unit.value);
    onChange();
  });
  for (const [field, name, most, error] of /** @type {const} */ ([
    [multiple, 'multiple', limits.multiple, multipleError],
    [issues, 'issueCount', limits.issues, issuesError],
  ])) {
    // while the person types: a bet charges the amount that its button shows
    field.addEventListener('input', () => {
      const number = readCount(field.value, most);
      slip[name] = number ?? slip[name];
      error.hidden = number !== undefined;
      field.setAttribute('aria-invalid', String(number === undefined));
      field.setAttribute('aria-describedby', error.id);
      onChange();
    });
    field.addEventListener('change', () => {
      if (error.hidden) field.value = String(slip[name]);
    });
  }
  bet.addEventListener('click', () => {
    if (bet.getAttribute('aria-disabled') !== 'true') onBet();
  });
  clear.addEventListener('click', () => {
    slip.lines.length = 0;
    onChange();
    bet.focus();
  });

  const frame = element(
    'section',
    { class: 'slip', 'aria-labelledby': 'slip-title' },
    element('h2', { id: 'slip-title' }, say('slip')),
    lines,
    empty,
    element('label', {}, element('span', {}, say('unit')), unit),
    element('label', {}, element('span', {}, say('multiple')), multiple),
    multipleError,
    element('label', {}, element('span', {}, say('issues')), issues),
    issuesError,
    issueText,
    element('p', { class: 'total' }, element('span', {}, say('total')), total),
    bet,
    clear,
  );
  return {
    frame,
    draw,
    /** @param {boolean} working */
    working(working) {
      busy = working;
      draw();
    },
  };
}

/**
 * @param {string} label
 * @param {number} value
 */
function option(label, value) {
  return element('option', { value: String(value) }, label);
}

/** @param {number} most */
function count(most) {
  return element('input', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: String(most).length + 1 + '',
  });
}

/**
 * A whole number from 1 to the highest; undefined for anything else. Full-width digits count like others.
 * @param {string} text
 * @param {number} most
 */
export function readCount(text, most) {
  const digits = text.normalize('NFKC').trim();
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
