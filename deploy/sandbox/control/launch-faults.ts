const hour = 3_600_000;

/** What a launch of a game can answer besides an address: the four faults that the portal distinguishes. */
export const launchFaults = {
  'recommend-games': (now: number) => ({
    key: 'vendor_under_maintenance',
    value: { resType: 1, maintainTime: now, endTime: now + 2 * hour },
  }),
  maintenance: (now: number) => ({
    key: 'vendor_under_maintenance',
    value: { maintainTime: now, endTime: now + 2 * hour },
  }),
  'low-balance': () => ({ key: 'launch_game_balance_not_enough' }),
  'no-address': () => ({ value: { game_url: '', game_url2: '' } }),
} satisfies Record<string, (now: number) => { key?: string; value?: unknown }>;

export type LaunchFaultName = keyof typeof launchFaults;
