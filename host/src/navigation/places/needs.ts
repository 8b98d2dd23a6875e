import type { Facts, Need } from '@atrium/contract';

/** The first unmet need, in declared order. */
export function firstUnmet(needs: readonly Need[] | undefined, facts: Pick<Facts, 'has'>): Need | undefined {
  return needs?.find((need) => !isMet(need, facts));
}

function isMet(need: Need, { has }: Pick<Facts, 'has'>): boolean {
  switch (need) {
    case 'session':
      return has('signed-in');
    case 'real-account':
    case 'account-page':
      // a visitor is not a trial account: a place that needs a session declares it
      return !has('signed-in') || has('real-account');
    case 'agent':
      return has('agent');
  }
}

/** Whether signing in may meet a need. */
export function asksForSession(need: Need, { has }: Pick<Facts, 'has'>): boolean {
  return need === 'session' || (need === 'agent' && !has('signed-in'));
}

/** What a person reads when a need cannot be met here. */
export const refusals: Record<Exclude<Need, 'session'>, string> = {
  'real-account': 'in_need_true_account',
  'account-page': 'in_please_account',
  agent: 'place.noRight.text',
};
