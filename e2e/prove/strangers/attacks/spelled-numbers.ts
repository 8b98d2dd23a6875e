import { GuessingClient } from '../../guess/client';
import { guessBySpelling } from '../../guess/guess-by-spelling';
import { merchant } from '../../guess/draw-people';
import type { Attack } from '../attack';

/** Of the demo account `player1`. */
const mobile = '13800138000';

export const spelledNumbers: Attack = {
  point: 7,
  name: 'spelled-numbers',
  title: 'Guesses a password from one address, with another spelling of the number each time',
  async run(portal) {
    const client = new GuessingClient(new URL(portal.page(merchant)).origin, merchant);
    const { spellings, checked, faults } = await guessBySpelling(client, mobile, '127.70.0.1');
    return { tried: spellings, accepted: checked, faults };
  },
};
