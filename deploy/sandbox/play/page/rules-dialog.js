import { element } from './element.js';

/**
 * A dialog with the rules of the game and its return to player.
 * @param {string} title
 * @param {Node[]} content
 * @param {string} closing label of the button that closes it
 */
export function createRulesDialog(title, content, closing) {
  const close = element('button', { type: 'button', class: 'plain' }, closing);
  const dialog = element(
    'dialog',
    { class: 'pay-table', 'aria-labelledby': 'pay-table-title' },
    element('h2', { id: 'pay-table-title' }, title),
    ...content,
    close,
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
}
