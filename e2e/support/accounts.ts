/** The password of every demo account. */
const password = 'Atrium88';

export interface Account {
  username: string;
  password: string;
}

const account = (username: string): Account => ({ username, password });

/** Shared demo accounts by purpose. A test that changes an account creates its own with `copyAccount`. */
export const accounts = {
  player: account('player1'),
  /** Has less than the minimum stake. */
  nearlyBroke: account('player2'),
  broke: account('player3'),
  agent: account('agent1'),
  secondAgent: account('agent2'),
  keyboardPlayer: account('agent41'),
  touchPlayer: account('agent42'),
  /** Signs in with a second factor. */
  guarded: account('guarded5'),
  trial: account('trial4'),
  /** A player of kind 40. */
  withoutMail: account('member40'),
};
