import type { MessageKey } from './message-key';

const products = ['products'] as const;
const both = ['access', 'products'] as const;
const host = { texts: 'host' } as const;

/** Keys of games, rewards, feedback, contracts and the points mall. */
export const productKeys: readonly MessageKey[] = [
  // games
  {
    key: 'in_stay_tuned',
    sources: products,
    senders: ['answer', 'page'],
    trigger: 'a game has no id and no room, or a lobby is not available',
    ...host,
  },
  {
    key: 'game_maintenance',
    sources: products,
    senders: ['page', 'answer'],
    trigger: 'the address of the external lottery lobby is missing',
    ...host,
  },
  {
    key: 'vendor_under_maintenance',
    sources: both,
    senders: ['answer'],
    trigger: 'a game of a vendor under maintenance is started: the recommended games show the text with its times',
    ...host,
  },
  {
    key: 'launch_game_balance_not_enough',
    sources: both,
    senders: ['answer'],
    trigger: 'a game is started with too little money: the dialog offers a deposit',
    ...host,
  },
  {
    key: 'ios17_download_tips',
    sources: products,
    senders: ['page'],
    trigger: 'the download page shows how to install on iOS 17',
    texts: 'remote-lobby',
  },

  // rewards and feedback
  ...(
    [
      'the remark is empty and required',
      'a file is neither JPG nor JPEG nor PNG',
      'a picture has more than 5 MB',
      'a fourth picture is chosen',
    ] as const
  ).map((trigger, index): MessageKey => ({
    key: `activity_apply_remark_limit${index + 1}`,
    sources: products,
    senders: index === 0 ? ['form', 'answer'] : ['form'],
    trigger: `at an application for a reward, ${trigger}`,
    texts: 'remote-member',
  })),
  {
    key: 'not_empty',
    sources: products,
    senders: ['form', 'answer'],
    trigger: 'a required field of the feedback is empty',
    texts: 'remote-member',
  },
  ...(
    ['deposit_issues', 'withdraw_issues', 'game_issues', 'service_issues', 'apply_issues', 'other_issues'] as const
  ).map((key): MessageKey => ({
    key,
    sources: products,
    senders: ['page'],
    trigger: 'the kinds of feedback are shown',
    texts: 'remote-member',
  })),

  // contracts
  {
    key: 'contract_request_success',
    sources: products,
    senders: ['page'],
    trigger: 'an answer to a contract was saved',
    texts: 'remote-agent',
  },
  {
    key: 'higher_rate',
    sources: products,
    senders: ['form'],
    trigger: 'a contract with `downlineHigherRate` Y is accepted: the question comes first',
    texts: 'remote-agent',
  },

  // the points mall
  {
    key: 'br_enter_moneypwd',
    sources: products,
    senders: ['form'],
    trigger: 'the payment password of a redemption or a conversion is empty',
    texts: 'remote-mall',
  },
  {
    key: 'br_enter_plname',
    sources: products,
    senders: ['form'],
    trigger: 'the name of the recipient is empty',
    texts: 'remote-mall',
  },
  {
    key: 'br_enter_getaddree',
    sources: products,
    senders: ['form'],
    trigger: 'the address of the recipient is empty',
    texts: 'remote-mall',
  },
  {
    key: 'br_enter_cphone',
    sources: products,
    senders: ['form'],
    trigger: 'the phone number of the recipient is empty',
    texts: 'remote-mall',
  },
  {
    key: 'br_sqmypaur_twtjtu',
    sources: products,
    senders: ['form', 'answer'],
    trigger: 'the quantity is not in stock, or costs more points than there are',
    texts: 'remote-mall',
  },
  {
    key: 'br_vwxdjflb_sfyljuh',
    sources: products,
    senders: ['page'],
    trigger: 'a redemption was accepted',
    texts: 'remote-mall',
  },
];
