import type { Endpoint } from '@atrium/contract';
import * as chat from './chat/chat';
import * as announcements from './agent/announcements';
import * as downlines from './agent/downlines';
import * as overview from './agent/overview';
import * as teamRecords from './agent/records';
import * as redRain from './agent/red-rain';
import * as feedback from './feedback/feedback';
import * as gameIndex from './games/game-index';
import * as jackpot from './games/jackpot';
import * as launch from './games/launch';
import * as lists from './games/lists';
import * as matches from './games/matches';
import * as menu from './games/menu';
import * as winners from './games/winners';
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
import * as registration from './registration/register';
import * as session from './session/session';
import * as social from './session/social';
import * as verification from './session/verification';
import * as help from './system/help';
import * as location from './system/location';
import * as settings from './system/settings';
import * as status from './system/status';
import * as sliderSetup from './verification/slider-setup';
import * as sms from './verification/sms';
import * as paymentConfirmations from './wallets/payment-confirmations';
import * as transactions from './wallets/transactions';
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
  security,
  secondFactor,
  wallets,
  transactions,
  paymentConfirmations,
  lists,
  gameIndex,
  launch,
  matches,
  menu,
  winners,
  jackpot,
  notices,
  chat,
  lottery,
  draws,
  mallRewards,
  mallPoints,
  mallRedemptions,
  overview,
  downlines,
  teamRecords,
  announcements,
  redRain,
  sms,
  sliderSetup,
  feedback,
]
  .flatMap((area): unknown[] => Object.values(area))
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'answer' in value,
  );
