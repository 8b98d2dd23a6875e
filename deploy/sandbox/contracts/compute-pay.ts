import { shareOf, rateText } from './exact-rate';
import type { Contract } from './tables';
import { realTimeTermAt, type DividendTerm, type RealTimeTerm, type SalaryTerm } from './terms';
import type { Activity } from './team-activity';

/** The figures behind a pay, and the pay. Amounts in minor units. */
export interface Due {
  stake: number;
  /** Stakes less wins; negative when the team won. */
  netLoss: number;
  activeMembers: number;
  rateType: string;
  /** As it is written; a real-time salary has the rate of losses, then that of wins. */
  rate: string;
  amount: number;
}

type Figures = Pick<Due, 'stake' | 'netLoss' | 'activeMembers'>;

/** What a contract pays for one period of the team. Undefined where no term is met, or the pay is nothing. */
export function computePay(
  { kind, productType, terms }: Pick<Contract, 'kind' | 'productType' | 'terms'>,
  activities: readonly Activity[],
): Due | undefined {
  const games = activities.filter(({ product }) => product !== 'DEPOSIT');
  const counted = productType === '' ? games : activities.filter(({ product }) => product === productType);
  const figures = figuresOf(counted);
  const dues = {
    dividend: () => dividendOf(terms.dividend ?? [], figures, figuresOf(games).stake),
    daily: () => salaryOf(terms.salary ?? [], figures),
    hourly: () => salaryOf(terms.salary ?? [], figures),
    realtime: () => realTimeOf(terms.realtime ?? [], figures, counted),
  };
  const due = dues[kind]();
  return due && due.amount > 0 ? { ...figures, ...due } : undefined;
}

type Rated = Pick<Due, 'rateType' | 'rate' | 'amount'>;

/** The best of the terms that are met, on the net loss. */
function dividendOf(terms: readonly DividendTerm[], figures: Figures, totalStake: number): Rated | undefined {
  const { stake, netLoss, activeMembers } = figures;
  const met = terms.filter(
    (term) =>
      stake >= term.minimumBet &&
      netLoss > 0 &&
      netLoss >= term.netLoss &&
      activeMembers >= term.activeMember &&
      totalStake >= term.periodicTotalBet,
  );
  return best(
    met.map(({ contractRate }) => ({
      ...{ rateType: 'PERCENT', rate: rateText(contractRate), amount: shareOf(netLoss, contractRate) },
    })),
  );
}

/** The best of the terms that are met, on the stakes. */
function salaryOf(terms: readonly SalaryTerm[], { stake, activeMembers }: Figures): Rated | undefined {
  const met = terms.filter((term) => stake > 0 && stake >= term.bet && activeMembers >= term.activeMember);
  return best(
    met.map(({ rateType, rate }) =>
      rateType === 'FIXED'
        ? { rateType, rate: '', amount: rate }
        : { rateType, rate: rateText(rate), amount: shareOf(stake, rate) },
    ),
  );
}

/** The term with the highest stakes that are met: a rate on the stakes of members who lost, another on those of the others. */
function realTimeOf(
  terms: readonly RealTimeTerm[],
  { stake }: Figures,
  activities: readonly Activity[],
): Rated | undefined {
  const term = realTimeTermAt(terms, stake);
  if (!term) return undefined;
  const members = new Map<number, { stake: number; won: number }>();
  for (const { member, stake: staked, won } of activities) {
    const sum = members.get(member) ?? { stake: 0, won: 0 };
    members.set(member, { stake: sum.stake + staked, won: sum.won + won });
  }
  const [lost, gained] = [0, 0].map((_zero, side) =>
    [...members.values()]
      .filter((one) => one.won < one.stake === (side === 0))
      .reduce((sum, one) => sum + one.stake, 0),
  ) as [number, number];
  return {
    rateType: 'PERCENT',
    rate: `${rateText(term.lossRate)} / ${rateText(term.winRate)}`,
    amount: shareOf(lost, term.lossRate) + shareOf(gained, term.winRate),
  };
}

function figuresOf(activities: readonly Activity[]): Figures {
  const sum = (of: (activity: Activity) => number) => activities.reduce((total, one) => total + of(one), 0);
  return {
    stake: sum(({ stake }) => stake),
    netLoss: sum(({ stake, won }) => stake - won),
    activeMembers: new Set(activities.filter(({ stake }) => stake > 0).map(({ member }) => member)).size,
  };
}

const best = (dues: readonly Rated[]): Rated | undefined =>
  [...dues].sort((one, other) => other.amount - one.amount)[0];
