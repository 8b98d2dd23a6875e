/** @import { BoardContext, Card } from '../../types' */
import { element } from '../../element.js';

const suits = /** @type {const} */ (['clubs', 'diamonds', 'hearts', 'spades']);
const signs = ['♣', '♦', '♥', '♠'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/**
 * The picture of a card; its name is read with the hand. Without a card, its back.
 * @param {Card} [card]
 */
export function cardPicture(card) {
  if (card === undefined) return element('div', { class: 'card back', 'aria-hidden': 'true' });
  const suit = Math.floor(card / 13);
  const color = suit === 1 || suit === 2 ? 'red' : 'black';
  return element(
    'div',
    { class: `card ${color}`, 'aria-hidden': 'true' },
    element('b', {}, ranks[card % 13] ?? ''),
    signs[suit] ?? '',
  );
}

/**
 * @param {Card} card
 * @param {BoardContext['sayKind']} sayKind
 */
export function cardName(card, sayKind) {
  return `${ranks[card % 13] ?? ''} ${sayKind(suits[Math.floor(card / 13)] ?? 'spades')}`;
}
