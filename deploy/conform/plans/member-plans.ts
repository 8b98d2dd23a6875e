import type { Plan } from './plan';

/** The member centre, its messages and its rewards. */
export const memberPlans: Readonly<Record<string, Omit<Plan, 'as'>>> = {
  'member.addPasskey': { madeUp: true, refusals: ['passkey_refused'] },
  'member.renamePasskey': { madeUp: true, refusals: ['passkey_unknown'] },
  'member.confirmAuthenticator': { madeUp: true, refusals: ['second_factor_failed'] },
  'member.renewRecoveryCodes': { refusals: ['second_factor_not_ready'] },
  'member.setSecondFactor': { request: () => ({ method: 'S', on: false }) },
  'member.endSession': { request: () => ({ id: '0' }) },
  'inbox.message': {
    request: async (facts) => {
      const message = await facts.first('inbox.list', 'messages', 'member');
      return message && { id: String(message['id']) };
    },
  },
  'inbox.read': {
    request: async (facts) => {
      const message = await facts.first('inbox.list', 'messages', 'member');
      return message && { ids: [String(message['id'])] };
    },
  },
  'rewards.apply': {
    madeUp: true,
    request: () => ({ promotionId: '0', remarks: 'conform' }),
    refusals: ['reward_ended'],
  },
  'rewards.claim': {
    madeUp: true,
    request: () => ({ promotionId: '0' }),
    refusals: ['reward_ended', 'reward_not_ready'],
  },
  'rewards.redeemCode': {
    madeUp: true,
    request: () => ({ code: 'NO-SUCH-CODE' }),
    refusals: ['promo_code_unknown'],
  },
  'referral.claim': { refusals: ['reward_not_ready'] },
  'rebates.claim': { refusals: ['reward_not_ready'] },
  'raffle.claim': { madeUp: true, request: () => ({ id: '0' }), refusals: ['reward_ended', 'reward_not_ready'] },
  'account.data': { refusals: ['request_refused'] },
  'favourites.add': { request: async (facts) => gameFields(await facts.first('games.hot', '')) },
  'favourites.remove': { request: async (facts) => gameFields(await facts.first('games.hot', '')) },
};

function gameFields(game: Record<string, unknown> | undefined): object | undefined {
  if (!game) return undefined;
  return {
    nodeId: String(game['nodeId']),
    vendor: String(game['vassalage'] ?? game['vendor'] ?? ''),
    gameType: String(game['gameType'] ?? ''),
  };
}
