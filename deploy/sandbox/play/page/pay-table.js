/** @import { SlotSymbol, Table } from './types' */
/** @import { Texts } from './texts.js' */
import { element } from './element.js';
import { symbol } from './symbols.js';

/**
 * A dialog with the pay table and the return to player.
 * @param {Table['rules']} rules
 * @param {Texts} texts
 */
export function createPayTable({ lines, pays, scatterPays, returnToPlayer }, { say, locale }) {
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(returnToPlayer);
  const rows = [...Object.entries(pays), /** @type {const} */ (['S', scatterPays])];
  const close = element('button', { type: 'button', class: 'plain' }, say('close'));
  const dialog = element(
    'dialog',
    { class: 'pay-table', 'aria-labelledby': 'pay-table-title' },
    element('h2', { id: 'pay-table-title' }, say('pays')),
    element('p', {}, say('lines', { count: lines.length })),
    element(
      'ul',
      { class: 'pays' },
      ...rows.map(([name, amounts]) => payRow(/** @type {SlotSymbol} */ (name), amounts)),
    ),
    element('p', {}, say('wildRule')),
    element('p', {}, say('scatterRule')),
    element('p', {}, say('chance', { share })),
    close,
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
}

/**
 * @param {SlotSymbol} name
 * @param {readonly number[]} amounts for three, four and five
 */
function payRow(name, amounts) {
  const list = amounts.map((amount, index) => element('li', {}, `${index + 3} × `, element('b', {}, String(amount))));
  return element('li', {}, symbol(name), element('ol', {}, ...list.reverse()));
}
