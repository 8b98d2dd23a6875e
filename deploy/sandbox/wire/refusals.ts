import type { MessageKey } from '../messages/message-key';

/**
 * The HTTP status of every refusal by its key. `messages/` has a sentence for each key in every language, except for
 * those of the control page. Business failures are answered with 200 and `success: false`.
 */
export const refusals = {
  // the session
  CUSTOMER_NOT_LOGIN: 401,
  'login.not.session': 401,
  'user.or.token.invalid': 401,

  // any call
  TOO_MANY_REQUESTS: 429,
  encryption_key_unknown: 400,
  in_please_information: 200,
  in_stay_tuned: 200,
  merchant_unknown: 400,
  request_in_flight: 409,
  request_invalid: 400,
  request_key_reused: 422,
  request_refused: 400,
  server_busy: 429,
  server_error: 500,
  storage_full: 507,
  unknown_error: 200,
  verify_first: 200,

  // signing in
  account_closed: 200,
  bind_customer_required: 200,
  captcha_incorrect: 200,
  free_play_closed: 200,
  login_begin_again: 200,
  login_failed: 200,
  login_try_later: 429,
  login_verify_required: 200,
  passkey_refused: 200,
  second_factor_by_password: 200,
  second_factor_failed: 200,
  social_not_supported: 200,
  social_refused: 200,
  social_taken: 200,

  // codes and numbers
  'auth/code-expired': 200,
  br_enright_cphone: 200,
  sms_code_incorrect: 200,
  sms_try_later: 429,

  // registration
  affiliate_unknown: 200,
  mobile_taken: 200,
  registration_by_invitation: 200,
  registration_closed: 200,
  username_taken: 200,

  // passwords and protection
  in_confirmation_correct: 200,
  in_password_incorrect: 200,
  passkey_too_many: 200,
  passkey_unknown: 200,
  password_change_first: 200,
  password_incorrect: 200,
  password_not_default: 200,
  password_unchanged: 200,
  password_verification_needed: 200,
  payment_password_missing: 200,
  recovery_link_invalid: 200,
  second_factor_not_ready: 200,

  // games
  'balance-low': 409,
  in_need_true_account: 200,
  launch_game_balance_not_enough: 200,
  launch_transfer_needed: 200,
  lottery_issue_closed: 409,
  lottery_numbers_impossible: 400,
  lottery_prize_limit: 409,
  lottery_stake_limits: 409,
  lottery_too_many_lines: 400,
  play_session_ended: 401,
  vendor_under_maintenance: 200,

  // points
  br_enter_cphone: 200,
  br_enter_getaddree: 200,
  br_enter_plname: 200,
  br_sqmypaur_twtjtu: 200,
  money_not_enough: 200,
  points_closed: 200,
  points_not_enough: 200,
  points_too_few: 200,
  reward_other_price: 200,
  reward_person_limit: 200,
  reward_price_changed: 200,
  reward_sold_out: 200,
  reward_unknown: 200,

  // agents
  agents_only: 200,
  downline_unknown: 200,
  contract_answer_unfit: 200,
  contract_answered: 200,
  links_full: 200,
  share_too_high: 200,
  contract_offer_outdated: 200,
  contract_not_for_account: 200,
  contract_open: 200,
  contract_rate_too_high: 200,
  contract_rate_zero: 200,
  contract_unknown: 200,

  // the cashier
  amount_outside_limits: 200,
  day_limit_reached: 200,
  deposits_too_many: 200,
  identity_answered: 200,
  identity_missing: 200,
  identity_pending: 200,
  identity_under_age: 200,
  identity_unreadable: 200,
  deposit_expired: 200,
  deposit_unknown: 200,
  deposit_without_match: 200,
  payee_unknown: 200,
  payee_waits: 200,
  payment_answered: 200,
  payment_unknown: 200,

  // rewards
  activity_apply_remark_limit1: 200,
  not_empty: 200,
  promo_code_unknown: 200,
  reward_ended: 200,
  reward_not_ready: 200,
  reward_in_review: 200,
  reward_taken: 200,

  // messages
  message_unknown: 200,
  messages_closed: 200,

  // feedback and pictures
  picture_dimensions: 200,
  picture_kind: 200,
  picture_too_large: 200,
  picture_too_many: 200,
  picture_unreadable: 200,

  // the control page
  account_taken: 409,
  account_unknown: 404,
  decision_unknown: 404,
} as const satisfies Partial<Record<MessageKey | 'account_taken' | 'decision_unknown', number>>;

export type RefusalKey = keyof typeof refusals;
