/** Contract flags by the back end's names, from the host's account data. */
export type ContractFlags = Record<string, boolean>;

export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realtime';

interface ContractSource {
  /** Says whether the agent has the contract; back ends that do not name it leave it to the requests. */
  info: string;
  /** A contract of a kind was offered, agreed or ended; any of them counts. */
  requests: readonly string[];
}

const daily: ContractSource = { info: 'dailysalinfo', requests: ['dailysalreqtype'] };

const sources: Record<ContractKind, ContractSource> = {
  // a dividend without fields of its own follows the daily salary
  dividend: { info: 'dividendinfo', requests: ['divtypecompperiodreq', 'divtypereq', daily.info, ...daily.requests] },
  daily,
  hourly: { info: 'hoursalinfo', requests: ['contracthoursalreq'] },
  realtime: { info: 'realtimesalinfo', requests: ['realtimesalreqtype'] },
};

/** Whether the agent has a contract of this kind. */
export function holdsContract(kind: ContractKind, flags: ContractFlags): boolean {
  const { info, requests } = sources[kind];
  return flags[info] ?? requests.some((name) => flags[name] === true);
}
