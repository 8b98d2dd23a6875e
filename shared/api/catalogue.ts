import type { Endpoint } from '@atrium/contract';
import * as chat from './chat/chat';
import * as cashier from './cashier/cashier';
import * as announcements from './agent/announcements';
import * as downlines from './agent/downlines';
import * as overview from './agent/overview';
import * as teamRecords from './agent/records';
import * as redRain from './agent/red-rain';
import * as contractAgreements from './contracts/agreements';
import * as contractAnswers from './contracts/answers';
import * as contractPay from './contracts/pay';
import * as registerCentre from './agent/register-centre';
import * as teamTransfers from './agent/transfers';
import * as feedback from './feedback/feedback';
import * as gameIndex from './games/game-index';
import * as inbox from './inbox/inbox';
import * as jackpot from './games/jackpot';
import * as launch from './games/launch';
import * as lists from './games/lists';
import * as matches from './games/matches';
import * as menu from './games/menu';
import * as winners from './games/winners';
import * as lotteryBetting from './lottery/betting';
import * as drawProofs from './lottery/draw-proof';
import * as draws from './lottery/draws';
import * as lottery from './lottery/games';
import * as mallPoints from './mall/points';
import * as mallRedemptions from './mall/redemptions';
import * as mallRewards from './mall/rewards';
import * as autoUsername from './registration/auto-username';
import * as member from './member/member';
import * as promotions from './member/promotions';
import * as rank from './member/rank';
import * as secondFactor from './member/second-factor';
import * as security from './member/security';
import * as memberSessions from './member/sessions';
import * as notices from './notices/notices';
import * as passkeys from './session/passkeys';
import * as passwords from './session/passwords';
import * as raffle from './raffle/raffle';
import * as rebates from './rebates/rebates';
import * as referral from './referral/referral';
import * as rewards from './rewards/rewards';
import * as registration from './registration/register';
import * as session from './session/session';
import * as social from './session/social';
import * as verification from './session/verification';
import * as help from './system/help';
import * as location from './system/location';
import * as settings from './system/settings';
import * as support from './system/support-calls';
import * as legal from './legal/legal';
import * as accountRequestCalls from './legal/account-requests';
import * as status from './system/status';
import * as sliderSetup from './verification/slider-setup';
import * as sms from './verification/sms';
import * as paymentConfirmations from './wallets/payment-confirmations';
import * as playRecord from './wallets/play-record';
import * as transactions from './wallets/transactions';
import * as upline from './wallets/upline';
import * as wallets from './wallets/wallets';

/** Every call, for the sandbox, the printed documentation and the stubs; applications import single calls. */
export const catalogue: Endpoint[] = [
  settings,
  status,
  location,
  help,
  registration,
  session,
  passwords,
  passkeys,
  memberSessions,
  verification,
  social,
  autoUsername,
  member,
  promotions,
  rank,
  inbox,
  rewards,
  referral,
  rebates,
  raffle,
  security,
  secondFactor,
  wallets,
  playRecord,
  transactions,
  upline,
  paymentConfirmations,
  cashier,
  lists,
  gameIndex,
  launch,
  matches,
  menu,
  winners,
  jackpot,
  notices,
  chat,
  support,
  legal,
  accountRequestCalls,
  lottery,
  draws,
  drawProofs,
  lotteryBetting,
  mallRewards,
  mallPoints,
  mallRedemptions,
  overview,
  downlines,
  teamRecords,
  announcements,
  redRain,
  contractAnswers,
  contractAgreements,
  contractPay,
  registerCentre,
  teamTransfers,
  sms,
  sliderSetup,
  feedback,
]
  .flatMap((area): unknown[] => Object.values(area))
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'answer' in value,
  );
