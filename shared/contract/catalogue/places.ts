import type { VersionedName } from '../remote/name';

/** Places that other parts of the portal open. The owner's descriptor says how they open and what they need. */
export const places = {
  'auth.sign-in@1': { about: 'Sign in; `next` is the place of the portal to open afterwards.', params: ['next'] },
  'auth.register@1': { about: 'Register a new account.', params: ['referralCode', 'r'] },
  'auth.forgot-password@1': { about: 'Get a new password.', params: ['username'] },
  'auth.change-password@1': { about: 'Choose another password; closes with `changed` after the change.', params: [] },
  'lobby.home@1': { about: 'Home.', params: [] },
  'lobby.landing@1': { about: 'Home, after a forced password change at sign-in.', params: [] },
  'lobby.slots@1': {
    about:
      'The slot lobby; `page` is a vendor or one of hot, recentGameList, favGameList; `category`, `name` and `pageNo` narrow it.',
    params: ['page', 'category', 'name', 'pageNo'],
  },
  'lobby.search@1': {
    about:
      'Search over all games by the text `q`, narrowed by game type, vendor, category, feature and tag as the back end names them.',
    params: ['q', 'type', 'vendor', 'category', 'feature', 'tag'],
  },
  'lobby.promotions@1': {
    about: 'Promotions; `id` opens one, and so does the hash in an address with a time `t`.',
    params: ['id', 't'],
  },
  'lobby.live@1': { about: 'Vendors of live casinos; `page` chooses one.', params: ['page'] },
  'lobby.sports@1': { about: 'Vendors of sports bets; `page` chooses one.', params: ['page'] },
  'lobby.fish@1': { about: 'Vendors of fishing games; `page` chooses one.', params: ['page'] },
  'lobby.pvp@1': { about: 'Vendors of card games between players; `page` chooses one.', params: ['page'] },
  'lobby.esports@1': { about: 'Vendors of e-sports bets; `page` chooses one.', params: ['page'] },
  'lobby.elott@1': { about: 'Vendors of instant lotteries; `page` chooses one.', params: ['page'] },
  'lobby.game@1': { about: 'The game last launched, inside the portal.', params: ['gameType'] },
  'lobby.demo@1': { about: 'The free demo last started, inside the portal.', params: ['gameType'] },
  'lobby.recommended@1': {
    about:
      'Games to play while a vendor is under maintenance, with its `message` and its times, `from` and `until` in milliseconds since 1970.',
    params: ['message', 'from', 'until'],
  },
  'lobby.language@1': { about: 'The languages of the portal.', params: [] },
  'lobby.download@1': { about: 'The portal as an app.', params: [] },
  'lobby.help@1': {
    about: 'Answers to common questions; the hash opens a topic, `mode` `menu` shows a menu of them.',
    params: ['mode'],
  },
  'lobby.speed-test@1': { about: 'Response times of the domains of the merchant.', params: [] },
  'lottery.home@1': {
    about:
      'The lottery: its lobby, `lottoGameGroup` choosing a group, or the game that `gameCode` or `gameId` names, with `bet_param` as numbers to bet on.',
    params: ['gameCode', 'playType', 'gameId', 'lMode', 'type', 'id', 'bet_param', 'lottoGameGroup'],
  },
  'lottery.lobby@1': {
    about:
      'The lobby of the lottery; `lottoGameGroup` chooses a group, `prizeMode` `Elott` the instant lotteries, `page` a vendor.',
    params: ['page', 'lottoGameGroup', 'prizeMode'],
  },
  'lottery.trend@1': { about: 'The latest draws of a lottery.', params: ['gameCode'] },
  'lottery.vietnam@1': { about: 'Vietnam lotteries, or the one of `gameCode`.', params: ['gameCode'] },
  'lottery.sea@1': { about: 'Lotteries of Southeast Asia, or the one of `gameCode`.', params: ['gameCode'] },
  'member.centre@1': { about: 'The member centre; `page` is one of its pages.', params: ['page'] },
  'member.window@1': {
    about: 'The member centre over the current page; `page` is one of its pages.',
    params: ['page'],
  },
  'member.account@1': {
    about: 'My account and its protection; `protection` is the one that is shown first.',
    params: ['protection'],
  },
  'member.deposit@1': { about: 'Deposit money.', params: [] },
  'member.withdraw@1': { about: 'Withdraw money.', params: [] },
  'member.payments@1': { about: 'Payments of other members to confirm.', params: [] },
  'member.wallets@1': { about: 'Wallets and transfers.', params: [] },
  'member.messages@1': { about: 'Messages to me.', params: [] },
  'member.rewards@1': { about: 'Rewards to claim.', params: [] },
  'lobby.legal@1': { about: 'Terms, privacy and licence; `page` is one of them.', params: ['page'] },
  'member.feedback@1': { about: 'A question or a complaint to the merchant.', params: [] },
  'mall.home@1': { about: 'Rewards for points; `type` chooses a kind of rewards.', params: ['type'] },
  'mall.centre@1': { about: 'The same inside the member centre.', params: ['type'] },
  'agent.centre@1': { about: 'My team.', params: ['page'] },
} as const satisfies Record<VersionedName, { about: string; params: readonly string[] }>;

export type KnownPlace = keyof typeof places;
