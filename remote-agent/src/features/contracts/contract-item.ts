import type {
  ConsolidatedContracts,
  ContractKind,
  ContractStatus,
  DailySalaryTier,
  DividendTier,
  HourlySalaryTier,
  RealTimeSalaryTier,
} from '@atrium/api';

/** Terms of a contract as rows: each figure by its name in the source. */
export type Tier = Partial<DividendTier & DailySalaryTier & HourlySalaryTier & RealTimeSalaryTier>;

/** A contract that asks for an answer, or that has had one. */
export interface ContractItem {
  /** Unique in one answer. */
  key: string;
  kind: ContractKind;
  /** Empty for a dividend at a back end that names it by product and period alone. */
  id: string;
  status: ContractStatus | '';
  productType: string;
  computationPeriod: string;
  /** A downline has a higher rate than this contract grants: asked before it is accepted. */
  downlineHigherRate: boolean;
  tiers: Tier[];
}

/** Every request of the consolidated data. Parts of a dividend with different statuses are items of their own. */
export function itemsOf(contracts: ConsolidatedContracts): ContractItem[] {
  const none = { productType: '', computationPeriod: '' };
  return [
    ...contracts.dividends.flatMap(({ id, productType, computationPeriod, contracts: tiers }) =>
      [...new Set(tiers.map(({ status }) => status))].map((status): ContractItem => {
        const own = tiers.filter((tier) => tier.status === status);
        const key = `dividend ${productType} ${computationPeriod} ${status}`;
        const downlineHigherRate = own.some((tier) => tier.downlineHigherRate);
        return {
          key,
          kind: 'dividend',
          id,
          status,
          productType,
          computationPeriod,
          downlineHigherRate,
          tiers: own,
        };
      }),
    ),
    ...contracts.dailysalreqtype.map(({ id, status, downlineHigherRate, details: tiers }): ContractItem => ({
      ...{ key: `daily ${id}`, kind: 'daily', id, status, ...none, downlineHigherRate, tiers },
    })),
    ...contracts.contracthoursalreq.map(
      ({ contractId: id, status, productType, downlineHigherRate, hourSalaryRates }) => {
        const item = {
          key: `hourly ${id}`,
          kind: 'hourly',
          id,
          status,
          ...none,
          productType,
          downlineHigherRate,
        } as const;
        return { ...item, tiers: hourSalaryRates };
      },
    ),
    ...contracts.realtimesalreqtype.map(({ contractId: id, status, downlineHigherRate, realTimeSalaryRates }) => {
      const item = { key: `realtime ${id}`, kind: 'realtime', id, status, ...none, downlineHigherRate } as const;
      return { ...item, tiers: realTimeSalaryRates };
    }),
  ];
}

/** An active contract among the requests is an offer to terminate it; the others are new requests. */
export function isTermination({ status }: Pick<ContractItem, 'status'>): boolean {
  return status === 'V';
}

/** Whether the person can answer it: it is pending, offered again, or to be terminated. */
export function isOpen({ status }: Pick<ContractItem, 'status'>): boolean {
  return status === 'P' || status === 'E' || status === 'V';
}

export type ContractAction = 'accept' | 'reject' | 'terminate' | 'keep';

/** The actions of an item, the agreeing one first. */
export function actionsOf(item: Pick<ContractItem, 'status'>): ContractAction[] {
  if (!isOpen(item)) return [];
  return isTermination(item) ? ['terminate', 'keep'] : ['accept', 'reject'];
}

/** The letter that the back end expects: keeping a contract is `A`, but `R` for an hourly salary. */
export function letterOf(kind: ContractKind, action: ContractAction): 'A' | 'R' | 'C' {
  if (action === 'accept') return 'A';
  if (action === 'reject') return 'R';
  if (action === 'terminate') return 'C';
  return kind === 'hourly' ? 'R' : 'A';
}
