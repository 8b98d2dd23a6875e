/** @import { BoardContext, SlotRules, SlotSymbol } from '../../types' */
/** @import { Texts } from '../../texts.js' */
import { element } from '../../element.js';
import { symbol } from './symbols.js';

/**
 * The pay table and the return to player, for the dialog with the rules.
 * @param {SlotRules} rules
 * @param {Texts} texts
 * @param {BoardContext['sayKind']} sayKind
 */
export function payTableOf({ lines, pays, scatterPays, returns }, { say, locale }, sayKind) {
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(returns[''] ?? 0);
  const number = new Intl.NumberFormat(locale);
  // ways pay tenths of the stake
  const unit = lines ? 1 : 10;
  const rows = [
    ...Object.entries(pays).map(([name, amounts]) =>
      payRow(
        name,
        amounts.map((amount) => number.format(amount / unit)),
      ),
    ),
    payRow(
      'S',
      scatterPays.map((amount) => number.format(amount)),
    ),
  ];
  return [
    element('p', {}, lines ? say('lines', { count: lines.length }) : sayKind('waysRule')),
    element('ul', { class: 'pays' }, ...rows),
    element('p', {}, say('wildRule')),
    element('p', {}, say('scatterRule')),
    element('p', {}, say('chance', { share })),
  ];
}

/**
 * @param {string} name
 * @param {string[]} amounts for three, four and five
 */
function payRow(name, amounts) {
  const list = amounts.map((amount, index) => element('li', {}, `${index + 3} × `, element('b', {}, amount)));
  return element('li', {}, symbol(/** @type {SlotSymbol} */ (name)), element('ol', {}, ...list.reverse()));
}
